# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader meets it: started on a display and a bus of its own, listened to over AT-SPI, and played by keys."""
import os
import re
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


class Silent(Exception):
    pass


def in_own_session(script):
    """Runs `script` again with an X server and a session bus that nobody else uses; its exit status."""
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
                              pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    display = os.read(read, 16).decode().strip()
    try:
        with tempfile.TemporaryDirectory() as home:
            clean = {name: value for name, value in os.environ.items()
                     if name not in ("DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "WAYLAND_DISPLAY")}
            clean.update(DISPLAY=":" + display, HOME=home, XDG_RUNTIME_DIR=home, XDG_CONFIG_HOME=home + "/config",
                         XDG_DATA_HOME=home + "/data", XDG_CACHE_HOME=home + "/cache", QT_QPA_PLATFORM="xcb",
                         QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", LC_ALL="C.UTF-8")
            os.chmod(home, 0o700)
            return subprocess.run(["dbus-run-session", "--", sys.executable, script, "--inside", *sys.argv[1:]],
                                  env=clean, check=False).returncode
    finally:
        server.terminate()
        server.wait()


class Hearing:
    def __init__(self, program, *arguments):
        self.focused = []  # what was told to have the focus, in order: (role, name)
        self.said = []  # what was announced, in order
        self.changes = []  # other news: (event, role, name)
        self._listeners = []
        for kind in ("object:state-changed:focused", "object:property-change", "object:state-changed:expanded",
                     "object:state-changed:showing"):
            listener = Atspi.EventListener.new(self._hear)
            listener.register(kind)
            self._listeners.append(listener)
        self.process = subprocess.Popen([program, *arguments], stderr=subprocess.DEVNULL)
        self.application = self.until(self._find_application, "the program is on the bus", 60)
        window = self.until(lambda: subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True,
            check=False).stdout.split(), "its window is shown", 30)[-1]
        subprocess.run(["xdotool", "windowfocus", "--sync", window], check=False, timeout=20)

    def close(self):
        self.process.terminate()
        self.process.wait()

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(number)
            if child is not None and child.get_process_id() == self.process.pid and child.get_child_count() > 0:
                return child
        return None

    def _hear(self, event):
        try:
            heard = (event.source.get_role_name(), event.source.get_name())
        except GLib.Error:
            return  # gone already
        if event.type == "object:state-changed:showing":
            if heard[0] == "notification" and event.detail1:
                self.said.append(heard[1])
        elif event.type != "object:state-changed:focused":
            self.changes.append((event.type, *heard))
        elif event.detail1:
            self.focused.append(heard)

    def listen(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            time.sleep(0.005)

    def until(self, found, what, seconds=15):
        end = time.monotonic() + seconds
        while True:
            self.listen(0.02)
            if answer := found():
                return answer
            if time.monotonic() > end:
                raise Silent(f"not within {seconds} s: {what}")

    def press(self, *keys):
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True, timeout=20)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "20", text], check=True, timeout=20)

    def said_after(self, *keys, seconds=6):
        """What has the focus after the keys, by what was told and not by looking: (role, name)."""
        before = len(self.focused)
        self.press(*keys)
        self.until(lambda: len(self.focused) > before, f"a focus is told after {' '.join(keys)}", seconds)
        self.listen(0.15)
        return self.focused[-1]

    def announced_after(self, pattern, *keys, seconds=8):
        """The announcement after the keys that fits from its beginning."""
        before = len(self.said)
        self.press(*keys)
        try:
            return self.until(lambda: next((words for words in self.said[before:] if re.match(pattern, words)), None),
                              pattern, seconds)
        except Silent:
            raise Silent(f"not announced after {' '.join(keys)}: “{pattern}”, only {self.said[before:]}") from None

    def everything(self, root=None, most=60):
        """All accessibles below, but no more than `most` children of each table: (accessible, depth)."""
        todo = [(root or self.application, 0)]
        while todo:
            one, depth = todo.pop()
            yield one, depth
            try:
                count = one.get_child_count()
                if one.get_role() == Atspi.Role.TABLE:
                    count = min(count, most)
                children = [one.get_child_at_index(number) for number in range(count)]
            except GLib.Error:
                continue
            todo.extend((child, depth + 1) for child in reversed(children) if child is not None)

    def all_focused(self):
        found = []
        for one, _ in self.everything():
            try:
                if one.get_state_set().contains(Atspi.StateType.FOCUSED):
                    found.append(one)
            except GLib.Error:
                continue
        return found

    def find(self, name, role=None):
        """The first showing accessible whose name begins so."""
        for one, _ in self.everything():
            try:
                if one.get_name().startswith(name) and (role is None or one.get_role_name() == role) and \
                        one.get_state_set().contains(Atspi.StateType.SHOWING):
                    return one
            except GLib.Error:
                continue
        return None

    def enter(self, name, role=None):
        """Puts the focus there, as a screen reader may."""
        one = self.until(lambda: self.find(name, role), f"{role or 'something'} called “{name}”")
        one.get_component_iface().grab_focus()
        self.listen(0.4)
        return one
