#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures every goal of speed and memory and prints them in one Markdown table, what was wanted in brackets.

tests/bench/goals.py                      builds attnscope_bench and measures all that needs no other program
tests/bench/goals.py --peers FOLDER       beside ONNX Runtime too, as makepeer.py prepares it: FOLDER/full.json names a
                                          program for size {S} and {T} threads that prints "ready" and answers a line N
                                          with the seconds of one of N whole traces, as attnscope_bench serve does
tests/bench/goals.py --only trace,edit --sizes d --rounds 3      a part of it, quickly

Programs that are compared run in turn; a figure is the median over the rounds of a ratio of the same round.
"""
import argparse
import json
import os
import pathlib
import re
import select
import signal
import statistics
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCH = ROOT / "build" / "attnscope_bench"
SHAPES = {"a": (6, 3), "b": (64, 128), "c": (256, 512), "d": (512, 768), "e": (1024, 768), "f": (2048, 1024)}


class Program:
    """A contestant that is started once and has many turns."""

    def __init__(self, command, environment=None, busy_core=False):
        self.busy_core = busy_core
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        stderr=subprocess.PIPE, env={**os.environ, **(environment or {})})
        if self.process.stdout.readline().strip() != "ready":
            raise RuntimeError(f"{command} did not start: {self.process.communicate()[1].strip()}")
        self.calls = 1

    def seconds(self, calls):
        self.process.stdin.write(f"{calls}\n")
        self.process.stdin.flush()
        if not select.select([self.process.stdout], [], [], 300)[0]:
            self.process.kill()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.process.args} gave no answer")
        return float(answer)

    def prepare(self, fill):
        self.seconds(1)
        self.calls = max(1, int(fill / self.seconds(1)))

    def turn(self, spinner):
        time.sleep(0.05)  # the threads of the program before go to sleep
        if self.busy_core:
            spinner.send_signal(signal.SIGCONT)
            time.sleep(0.01)
        seconds = self.seconds(self.calls)
        if self.busy_core:
            spinner.send_signal(signal.SIGSTOP)
        return seconds

    def end(self):
        """Ends the program; ours checks its last numbers first."""
        _, errors = self.process.communicate()
        if self.process.returncode:
            raise RuntimeError(f"{self.process.args}: {errors.strip()}")


def paired(programs, rounds, fill=0.08):
    """times[name][round]; who begins moves on by one each round."""
    spinner = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    spinner.send_signal(signal.SIGSTOP)
    try:
        for program in programs.values():
            program.prepare(fill)
        times, names = {name: [] for name in programs}, list(programs)
        for number in range(rounds):
            first = number % len(names)
            for name in names[first:] + names[:first]:
                times[name].append(programs[name].turn(spinner))
        for program in programs.values():
            program.end()
        return times
    finally:
        spinner.kill()
        spinner.wait()
        for program in programs.values():
            program.process.kill()
            program.process.wait()


def ratio(a, b):
    return statistics.median(x / y for x, y in zip(a, b))


class Table:
    """What was measured: a row for each goal, a column for each size, and the goals that have no size below."""

    def __init__(self):
        self.rows, self.others, self.missed = {}, [], 0

    def figure(self, what, size, value, unit=""):
        """A number that nothing is wanted of; three digits of it."""
        self.put(what, size, f"{value:.3g}{unit}")

    def at_least(self, what, size, value, wanted, unit=""):
        self.goal(what, size, value, f"≥ {wanted:g}{unit}", value >= wanted, unit)

    def at_most(self, what, size, value, wanted, unit=""):
        self.goal(what, size, value, f"≤ {wanted:g}{unit}", value <= wanted, unit)

    def goal(self, what, size, value, wanted, met, unit):
        self.missed += not met
        measured = f"{value:.3g}{unit}"
        self.put(what, size, f"{measured if met else '**' + measured + '**'} ({wanted})")

    def put(self, what, size, text):
        print(f"{size or '-'}: {what}: {text}", file=sys.stderr, flush=True)
        if size:
            self.rows.setdefault(what, {})[size] = text
        else:
            self.others.append((what, text))

    def print(self):
        sizes = sorted({size for row in self.rows.values() for size in row})
        if sizes:
            print(f"| | {' | '.join(sizes)} |\n|---|{'---|' * len(sizes)}")
        for what, row in self.rows.items():
            print(f"| {what} | {' | '.join(row.get(size, '') for size in sizes)} |")
        if self.others:
            print("\n| | |\n|---|---|")
        for what, text in self.others:
            print(f"| {what} | {text} |")
        print(f"\nIn brackets what was wanted; {self.missed or 'none'} missed" + (" (bold)." if self.missed else "."))


class Goals:
    def __init__(self, options):
        self.options, self.table, self.peer = options, Table(), None
        if options.peers:
            config = json.loads((pathlib.Path(options.peers) / "full.json").read_text())
            self.peer = config["contestants"]["onnxruntime"]

    def ours(self, size, mode, threads=1, level=None, busy_core=False):
        return Program([str(BENCH), "serve", size, str(threads), mode], {"ATTNSCOPE_ISA": level} if level else None,
                       busy_core)

    def onnxruntime(self, size, threads=1):
        """A dictionary of one program, or of none when there is no peer."""
        if not self.peer:
            return {}
        put = lambda word: word.replace("{T}", str(threads)).replace("{S}", size)
        return {"peer": Program([put(word) for word in self.peer["cmd"]],
                                {name: put(value) for name, value in self.peer.get("env", {}).items()})}

    def sizes(self, letters):
        return [size for size in letters if size in self.options.sizes]

    def part(self, *words):
        """What a part of attnscope_bench prints, or nothing when it is not built."""
        run = subprocess.run([str(BENCH), *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                             env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})
        print(run.stdout, file=sys.stderr, end="", flush=True)
        return run.stdout if run.returncode == 0 else ""

    def milliseconds(self, what, size, times):
        self.table.figure(what, size, statistics.median(times) * 1e3, " ms")

    def trace(self):
        if "a" in self.options.sizes:
            times = paired({"full": self.ours("a", "full")}, self.options.rounds)
            self.table.at_most("whole trace, dense, 1 thread", "a", statistics.median(times["full"]) * 1e6, 2, " µs")
        for size in self.sizes("cdef"):
            n, d = SHAPES[size]
            times = paired({"peak": self.ours(size, "peak"), "full": self.ours(size, "full"),
                            "no mask": self.ours(size, "full-nomask"), "compact": self.ours(size, "compact"),
                            **self.onnxruntime(size)}, self.options.rounds)
            work = (8 * n * d * d + 4 * n * n * d) / 1e9
            self.milliseconds("whole trace, dense, 1 thread", size, times["full"])
            self.table.at_least("part of the arithmetic peak", size, ratio(times["peak"], times["full"]) * work,
                                {"c": 0.85, "d": 0.85, "e": 0.88, "f": 0.88}[size])
            if "peer" in times:
                self.table.at_least("times as fast as ONNX Runtime", size, ratio(times["peer"], times["full"]),
                                    {"c": 1.10, "d": 1.12, "e": 1.22, "f": 1.35}[size])
                self.table.at_least("the same without a mask", size, ratio(times["peer"], times["no mask"]),
                                    {"c": 1.05, "d": 1.05, "e": 1.10, "f": 1.18}[size])
            self.table.at_most("time of the compact trace, of the dense one's", size,
                               ratio(times["compact"], times["full"]), 1)

    def threads(self):
        for size in self.sizes("cdef"):
            times = paired({"one": self.ours(size, "full"), "two": self.ours(size, "full", 2),
                            "disturbed": self.ours(size, "full", 2, busy_core=True), **self.onnxruntime(size, 2)},
                           self.options.rounds)
            self.milliseconds("whole trace, dense, 2 threads", size, times["two"])
            self.table.at_least("times as fast as 1 thread", size, ratio(times["one"], times["two"]), 1.8)
            self.table.at_least("of the speed of 1 thread, one core taken", size,
                                ratio(times["one"], times["disturbed"]), 0.9)
            if "peer" in times:
                self.table.figure("times as fast as ONNX Runtime, 2 threads", size, ratio(times["peer"], times["two"]))

    def edit(self):
        for size in self.sizes("def"):
            modes = {"edit-x": ("x: weights and contexts", {"d": 45, "e": 55, "f": 80}[size]),
                     "edit-x-dense": ("x, dense", 13), "edit-wq": ("W_query", 18), "edit-wk": ("W_key", 18),
                     "edit-wv": ("W_value", 130)}
            times = paired({**{mode: self.ours(size, mode) for mode in modes}, **self.onnxruntime(size)},
                           self.options.rounds)
            for mode, (what, wanted) in modes.items():
                self.milliseconds(f"one cell of {what}, 1 thread", size, times[mode])
                if "peer" in times:
                    self.table.at_least(f"{what}: times as fast as ONNX Runtime's whole trace", size,
                                        ratio(times["peer"], times[mode]), wanted)

    def levels(self):
        for size in self.sizes("cdef"):
            times = paired({level: self.ours(size, "full", level=level) for level in ("v4", "v3")}, self.options.rounds)
            self.table.at_least("kernels v3, of the speed of v4", size, ratio(times["v4"], times["v3"]), 0.92)
        for size in self.sizes("bc"):
            for level, apart in re.findall(r"^  (\w+) +differs by ([\d.e+-]+|inf)", self.part("levels", size), re.M):
                if level != "v4":
                    self.table.at_most(f"kernels {level}: largest difference from the best", size, float(apart), 1e-6)

    def drift(self):
        for size in self.sizes("de"):
            worst = {}
            for tensor, value in re.findall(r"edits of (\S+?),|^  (?:weights|output) .*ratio ([\w.+-]+)",
                                            self.part("drift", size), re.M):
                if tensor:
                    edited = tensor
                else:
                    number = float(value)
                    worst[edited] = max(worst.get(edited, 0), float("inf") if number != number else number)
            for edited, value in worst.items():
                self.table.at_most(f"error of weights and output after 1,000 edits of {edited} with spikes, of a fresh "
                                   "trace's", size, value, 2)

    def memory(self):
        for size in self.sizes("f"):
            for value in re.findall(r"MB: ([\d.]+) x heads", self.part("memory", size)):
                self.table.at_most("compact trace beyond q, k, v, context, output, of heads × tokens² × 4 bytes", size,
                                   float(value), 1.15)


    def paint(self):
        wanted = {"12 maps of 512": (4.5, 1.35), "16 maps of 1024": (10, 1.3)}
        printed = self.part("paint", "--threads", "1", "--rounds", str(self.options.rounds))
        figures = r"^paint +(\d+ maps of \d+) .*?than setCell +([\d.]+).*?QWidget's time +([\d.]+)"
        for maps, faster, floor in re.findall(figures, printed, re.M | re.S):
            painted = f"{maps} x {maps.split()[-1]} painted: "
            self.table.at_least(painted + "times as fast as QCPColorMap with setCell", "", float(faster),
                                wanted[maps][0])
            self.table.at_most(painted + "time, of a bare QWidget's with the same images", "", float(floor),
                               wanted[maps][1])

    def tiles(self):
        for size, threads, wanted in (("d", 1, 1000 / 120), ("e", 1, 1000 / 60), ("f", 2, 1000 / 60)):
            if size in self.options.sizes:
                for value in re.findall(r"median ([\d.]+)", self.part("tiles", size, "--threads", str(threads))):
                    what = f"x cell to the painted tiles of all heads, {threads} thread{'s' * (threads > 1)}"
                    self.table.at_most(what, size, float(value), round(wanted, 1), " ms")

    def frame(self):
        for size in self.sizes("d"):
            printed = self.part("frame", size, "--rounds", str(self.options.rounds))
            for value in re.findall(r" p95 ([\d.]+)", printed):
                self.table.at_most("number dragged in the window to the painted frame, 95 % within", size, float(value),
                                   16.7, " ms")

    def start(self):
        for value in re.findall(r"([\d.]+) x the start", self.part("start", "--rounds", str(self.options.rounds))):
            self.table.at_most("start to the first painted heatmap, of an empty window's", "", float(value), 1.5)

    def figures(self):
        printed = self.part("figures", "d", "--rounds", str(self.options.rounds))
        for value in re.findall(r"([\d.]+) x as fast as savefig alone", printed):
            self.table.at_least("all heads as PNG files: times as fast as matplotlib's savefig", "d", float(value), 5)


def machine():
    try:
        model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text()).group(1)
    except (OSError, AttributeError):
        model = "unknown processor"
    return f"{model}, {os.cpu_count()} cores, {time.strftime('%Y-%m-%d')}"


def main():
    parts = ("trace", "threads", "edit", "levels", "drift", "memory", "paint", "tiles", "frame", "start", "figures")
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", metavar="FOLDER")
    parser.add_argument("--only", default=",".join(parts), help="of " + ", ".join(parts))
    parser.add_argument("--sizes", default="abcdef")
    parser.add_argument("--rounds", type=int, default=9)
    options = parser.parse_args()
    if not (ROOT / "build" / "build.ninja").exists():
        sys.exit("goals.py: nothing is built here; start the program with app/run once")
    subprocess.run(["ninja", "-C", str(ROOT / "build"), "--quiet", "attnscope_bench"], check=True, stdout=sys.stderr)
    goals = Goals(options)
    for part in options.only.split(","):
        if part not in parts:
            sys.exit(f"goals.py: no part '{part}'; parts are {', '.join(parts)}")
        try:
            getattr(goals, part)()
        except RuntimeError as error:
            print(f"goals.py: {part}: {error}", file=sys.stderr)
            goals.table.put(f"part '{part}'", "", "**a program failed**")
    print(f"Medians of {options.rounds} rounds on {machine()}.\n")
    goals.table.print()


main()
