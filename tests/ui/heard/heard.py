#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Listens to the window as a screen reader does: heard.py ATTNSCOPE. Every arrow key must be heard, one thing has the focus, and whatever
can have it has a name and a role. Needs Xvfb, xdotool, dbus-run-session, at-spi2-core and pyatspi."""
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import hearing  # noqa: E402
from gi.repository import Atspi, Gio, GLib  # noqa: E402

WEIGHT = r"query \S+, key \S+: (weight|score|0|−|masked|not)"
failures = []


def check(holds, sentence):
    if not holds:
        failures.append(sentence)
        print("FAIL:", sentence, flush=True)


def walk(heard, what, role, pattern, *keys):
    """Every key is heard as a new `role` whose words fit, and it is the one thing in focus."""
    before = None
    for key in keys:
        try:
            told = heard.said_after(key)
        except hearing.Silent as silence:
            check(False, f"{what}: {silence}")
            continue
        print(f"{what}, {key}: {told[0]} “{told[1]}”", flush=True)
        check(told[0] == role, f"{what}, {key}: a {role} is told, not a {told[0]}")
        check(re.search(pattern, told[1]), f"{what}, {key}: “{told[1]}” fits {pattern}")
        check(told != before, f"{what}, {key}: something new is told, not “{told[1]}” again")
        before = told
    one_focus(heard, what, before)


def one_focus(heard, what, told=None):
    focused = [(one.get_role_name(), one.get_name()) for one in heard.all_focused()]
    check(len(focused) == 1, f"{what}: exactly one has the focus, not {focused}")
    if told:
        check(focused == [told], f"{what}: {told} has the focus, not {focused}")


def whole_tree(heard, where):
    """What can have the focus has a name and says what it is."""
    for one, _ in heard.everything():
        try:
            states = one.get_state_set()
            if not (states.contains(Atspi.StateType.FOCUSABLE) and states.contains(Atspi.StateType.SHOWING)):
                continue
            role, name = one.get_role_name(), one.get_name()
            labels = [relation.get_target(0).get_name() for relation in one.get_relation_set()
                      if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY]
        except GLib.Error:
            continue
        check(role not in ("filler", "unknown", "invalid"), f"{where}: “{name}” is a {role}")
        check(name or labels, f"{where}: a {role} has no name")
        if role == "combo box":
            check(labels, f"{where}: the combo box “{name}” has no label")


def roles(heard):
    def state(name, role, wanted):
        one = heard.find(name, role)
        check(one is not None, f"there is a {role} “{name}”")
        if one is not None:
            check(one.get_state_set().contains(wanted), f"{role} “{name}” is {wanted.value_nick}")

    state("Step by: cell", "radio button", Atspi.StateType.CHECKED)
    state("Softmax", "radio button", Atspi.StateType.CHECKED)
    state("Tokens", "push button", Atspi.StateType.EXPANDED)


def layer(program):
    heard = hearing.Hearing(program, "003.mha")
    try:
        heard.until(lambda: heard.find("Heatmap of weights", "table"), "the map is there", 60)
        whole_tree(heard, "window")
        roles(heard)
        table = heard.enter("Heatmap of weights", "table")
        check(table.get_table_iface().get_n_rows() == 6, "the map has 6 rows")
        check(table.get_table_iface().get_row_description(1) == "journey", "a row is called after its query")
        heard.press("ctrl+Home")
        walk(heard, "map", "table cell", WEIGHT, "Right", "Down", "Left", "Up", "End", "Home", "Down", "Right")
        # A step of the walk leaves the focus where it is, whatever it chooses elsewhere.
        heard.press("ctrl+Right")
        heard.listen(1)
        focused = [(one.get_role_name(), one.get_name()) for one in heard.all_focused()]
        check([role for role, _ in focused] == ["table cell"] and "query" in focused[0][1],
              f"after a step the map has the focus, not {focused}")
        heard.press("ctrl+End")
        heard.listen(0.5)
        heard.press("ctrl+2")
        heard.enter("All heads", "table")
        heard.press("Home")
        walk(heard, "heads", "table cell", r"^Head \d", "Right", "Left", "End")
        heard.press("ctrl+1")
        heard.enter("Tokens", "list")
        heard.press("Home")
        walk(heard, "tokens", "list item", r"^\S+$", "Right", "Right", "Left", "End")
        heard.enter("Heatmap of weights", "table")
        heard.press("ctrl+Home", "Down")
        heard.enter("Equation", "paragraph")
        walk(heard, "equation", "link", r"\d, Go to \w+\[", "Right", "Right", "Left")
        for studio, what, role, cell, words, keys in (
                ("F5", "Mask: rows are queries, columns are keys", "table", "table cell", r"query .*(allowed|blocked)",
                 ("Right", "Down", "Left", "Up")),
                ("shift+F4", "Lines of", "table", "table cell", r"(query|key) \S+ (looks|is looked)", ("Down", "Right", "Down", "Left")),
                *((key, "", "", "", "", ()) for key in ("F8", "F9", "shift+F5", "shift+F6", "shift+F7", "shift+F8")),
                ("F7", "Softmax of row", "table", "table cell", r"query", ("Down", "Right", "Up", "Left"))):
            heard.press(studio)
            heard.listen(1.5)
            whole_tree(heard, studio)
            if what:
                heard.enter(what, role)
                walk(heard, what, cell, words, *keys)
            heard.press("Escape")
            heard.listen(0.5)
    finally:
        heard.close()


def model(program):
    heard = hearing.Hearing(program, "tiny")
    try:
        heard.until(lambda: heard.find("All heads", "table"), "the sheet is there", 60)
        heard.enter("All heads", "table")
        heard.press("Home")
        walk(heard, "sheet", "table cell", r"^Head \d+\.\d+, layer", "Right", "Down", "Left", "Up", "End")
        whole_tree(heard, "model page")
    finally:
        heard.close()


MOST_TOLD = 70  # changes for one key: Orca drops announcements while more than fifty events wait for it


def lesson(program):
    """The first lesson by ear: its steps are read out, and so is what becomes of every answer and edit."""
    heard = hearing.Hearing(program)

    def said(pattern, *keys):
        before = len(heard.changes)
        try:
            words = heard.announced_after(pattern, *keys)
            print(f"lesson, {' '.join(keys)}: “{words}”", flush=True)
        except hearing.Silent as silence:
            check(False, f"lesson: {silence}")
        told = len(heard.changes) - before
        check(told <= MOST_TOLD, f"lesson, {' '.join(keys)}: no more than {MOST_TOLD} changes are told, not {told}")

    def typed(number, pattern):
        heard.type(number)
        said(pattern, "Return")

    try:
        card = heard.until(lambda: heard.find("What a weight is, Lesson 1", "push button"), "the lesson's card is there", 60)
        check("begin.1" not in card.get_description(), f"the card does not tell its file: “{card.get_description()}”")
        heard.press("Return")
        heard.until(lambda: any(words.startswith("What a weight is\nstep 1 of 8\nSix words") for words in heard.said),
                    "the first step is read out")
        check("Question (press Enter): Which two words" in heard.said[-1], f"so is its question: {heard.said}")
        told = heard.said_after("Return")
        check(told == ("radio button", "“with” and “step”"), f"Enter leads to the answers, not to {told}")
        box = heard.all_focused()[0].get_parent()
        check((box.get_role_name(), box.get_name()) == ("panel", "Question: Which two words have almost the same three numbers?"),
              f"they stand in their question, not in a {box.get_role_name()} “{box.get_name()}”")
        said(r"Not quite\. Both have", "space")
        said(r"Solved\. The two words have similar numbers: 0\.5500 and", "Down", "space")
        said(r"Not quite\. Their third numbers, 0\.8900 and 0\.1000, are far apart", "Down", "space")
        said(r"step 2 of 8\n(.|\n)*\nYour turn \(press Enter\): Make journey look most at starts\.\nnot yet: ", "space")
        told = heard.said_after("Return")
        check(told == ("table cell", "starts, 0: 0.57"), f"Enter leads to the numbers, not to {told}")
        heard.press("Down")
        typed("1", r"This cell is locked in this step\.")
        heard.press("Up")
        typed("1", r"This cell is locked in this step\.")
        heard.press("Up", "Up", "Right")
        typed("0.86", "not yet: ")
        heard.press("Up")
        typed("0.88", "Done: ")
        said("step 2 of 8\n(.|\n)*Done: ", "ctrl+r")
        said("step 3 of 8\n", "space")
        said(r"step 4 of 8\n(.|\n)*\nWork it out \(press Enter\): Find the hidden value", "Next")
        heard.enter("Hint", "push button")
        said(r"Hint 1\. You need three products", "space")
        heard.enter("Operands", "table")
        heard.press("Return")
        heard.listen(0.5)
        typed("0.5", r"0\.5 is not right")
        typed("0.6654", r"Right, it is 0\.6654")
        said("step 5 of 8\n", "Next")
        said("step 6 of 8\n", "Next")
    except hearing.Silent as silence:
        check(False, f"lesson: {silence}")
    finally:
        heard.close()


PORTAL = """<node><interface name='org.freedesktop.portal.Settings'><method name='ReadAll'>
<arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method></interface></node>"""


def looks(program):
    """A desktop that is dark and wants nothing to move is followed, by a program that nobody has told otherwise."""
    settings = {"org.freedesktop.appearance": {"color-scheme": GLib.Variant("u", 1)},
                "org.gnome.desktop.interface": {"enable-animations": GLib.Variant("b", False)}}

    def answer(_connection, _sender, _path, _interface, _method, _arguments, invocation):
        invocation.return_value(GLib.Variant("(a{sa{sv}})", (settings,)))

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object("/org/freedesktop/portal/desktop", Gio.DBusNodeInfo.new_for_xml(PORTAL).interfaces[0], answer)
    owned = Gio.bus_own_name_on_connection(bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE)
    heard = hearing.Hearing(program)

    def chosen():
        return {one.get_name() for one, _ in heard.everything()
                if one.get_role_name().endswith("menu item") and
                one.get_state_set().contains(Atspi.StateType.CHECKED)} & {"Light", "Dark", "High contrast", "Reduced motion"}

    try:
        heard.until(lambda: chosen() == {"Dark", "Reduced motion"}, "the desktop's looks are followed", 30)
    except hearing.Silent as silence:
        check(False, f"{silence}: {chosen()}")
    finally:
        heard.close()
        Gio.bus_unown_name(owned)


def main():
    if "--inside" not in sys.argv:
        return hearing.in_own_session(os.path.abspath(__file__))
    program = sys.argv[-1]
    for part in (layer, model, lesson, looks):
        try:
            part(program)
        except hearing.Silent as silence:
            check(False, f"{part.__name__}: {silence}")
    print(f"{len(failures)} faults" if failures else "everything is heard")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
