# SPDX-License-Identifier: MIT
"""Drives every example of the gallery by the keyboard of a pseudo-terminal.

usage: gallery.py PROGRAM

A terminal emulator interprets the output; the focused control is reversed or has the cursor. Then the program is
stopped, continued and ended by signals, with and without a shell, and text is written to its streams as if it had
printed it. Exits with an error at the first step that fails.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import tempfile
import termios
import time

import pyte

# The time in seconds within which a step must show its effect.
TIMEOUT = 20
# The time in seconds within which a control appears that is in the visible part of the screen.
APPEARANCE_TIME = 3
ALTERNATE_SCREEN, MAIN_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"
TAB, RETURN, ESCAPE, DOWN, RIGHT = "\t", "\r", "\x1b", "\x1b[B", "\x1b[C"
CONTROL_U = "\x15"


class Terminal:
    """A program in a terminal: of 80 columns and 24 lines, unless another size is given."""

    def __init__(self, directory, *command, columns=80, lines=24):
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.process, self.file = pty.fork()
        if self.process == 0:
            os.environ.update(TERM="xterm-256color", PS1="ready> ")
            os.environ.update(XDG_CONFIG_HOME=directory, XDG_DATA_HOME=directory, XDG_STATE_HOME=directory)
            # Swift's backtracer would wait for input after a crash.
            os.environ["SWIFT_BACKTRACE"] = "enable=no"
            os.execvp(command[0], command)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def take(self, seconds):
        """Displays the output that arrives within a time, and returns whether there was any."""
        readable, _, _ = select.select([self.file], [], [], seconds)
        if readable:
            try:
                received = os.read(self.file, 65536)
            except OSError:
                return False
            self.received += received
            self.stream.feed(received)
        return bool(readable)

    def press(self, *keys):
        for key in keys:
            os.write(self.file, key.encode())
            while self.take(0.05):
                pass

    def click(self, text):
        """Clicks on a text of the screen."""
        self.until(lambda: text in self.text, f"{text!r} is not on the screen.")
        line = next(number for number, line in enumerate(self.screen.display) if text in line)
        column = self.screen.display[line].index(text)
        cell = f"{column + 2};{line + 1}"
        self.press(f"\x1b[<0;{cell}M\x1b[<0;{cell}m")

    @property
    def text(self):
        return "\n".join(line.rstrip() for line in self.screen.display)

    @property
    def reversed_cells(self):
        """The lines and columns of the reversed part of the screen."""
        buffer = self.screen.buffer
        return [
            (line, column)
            for line in range(self.screen.lines)
            for column in range(self.screen.columns)
            if buffer[line][column].reverse
        ]

    @property
    def focused(self):
        """The text of the focused control: the reversed part of the screen, or the line with the cursor."""
        reversed_text = "".join(self.screen.buffer[line][column].data for line, column in self.reversed_cells)
        return reversed_text.strip() or self.screen.display[self.screen.cursor.y].strip()

    @property
    def focus_place(self):
        """The place of the focused control, which tells controls with the same text apart."""
        return self.focused, self.reversed_cells, (self.screen.cursor.x, self.screen.cursor.y)

    def until(self, condition, message):
        deadline = time.monotonic() + TIMEOUT
        while not condition():
            if time.monotonic() > deadline:
                raise AssertionError(f"{message}\n{self.text}\nFocused: {self.focused!r}.")
            self.take(0.05)

    def reads(self, pattern):
        self.until(lambda: re.search(pattern, self.text, re.M), f"The screen does not show {pattern!r}.")

    def receives(self, text):
        """Waits for some output, and discards everything up to its end."""
        self.until(lambda: text in self.received, f"The program does not write {text!r}.")
        self.received = self.received.split(text, 1)[1]

    @property
    def is_raw(self):
        """Whether the terminal is in raw mode: without line editing, echo and signals."""
        return not termios.tcgetattr(self.file)[3] & (termios.ICANON | termios.ECHO | termios.ISIG)

    def focus(self, label):
        """Moves the focus until the text of the focused control contains a label.

        A key that is pressed before a dialog appears would move the focus in the dialog. So this waits for the label,
        which may also be outside of the visible part of the screen.
        """
        deadline = time.monotonic() + APPEARANCE_TIME
        while label not in self.text and time.monotonic() < deadline:
            self.take(0.05)
        # The text of a field is its whole line, which may contain buttons.
        self.focus_until(
            lambda text: text.startswith(label) if label.startswith("[ ") else label in text,
            f"{label!r} cannot be focused.",
        )

    def focus_until(self, condition, message):
        """Moves the focus until the text of the focused control satisfies a condition."""
        for _ in range(60):
            if condition(self.focused):
                return
            # A program that answers late would otherwise get another key, and move past the control.
            place, deadline = self.focus_place, time.monotonic() + APPEARANCE_TIME
            self.press(TAB)
            while self.focus_place == place and time.monotonic() < deadline:
                self.take(0.05)
            while self.take(0.05):
                pass
        raise AssertionError(f"{message}\n{self.text}")

    def activate(self, label):
        self.focus(label)
        self.press(RETURN)

    def submits(self, label):
        """Presses the button that ends a form, and waits until the form is gone.

        What was entered can be on the screen before that, in the form, which asks before the program may end.
        """
        self.activate(label)
        self.until(lambda: label not in self.text, f"The form with {label!r} is still shown.")

    def saves(self, file):
        """Answers the dialog that asks where to save a file."""
        self.reads("Save as")
        self.focus("Save as")
        self.press(CONTROL_U, *file)
        self.reads(re.escape(os.path.basename(file)) + r"\b")
        self.press(RETURN)
        self.until(lambda: os.path.exists(file), f"{file} is not written.")

    def prints(self, program, stream, text):
        """Writes text to a stream of a program in the terminal's session."""
        processes = [int(name) for name in os.listdir("/proc") if name.isdecimal()]
        process = next(number for number in processes if self.runs(number, program))
        file = os.open(f"/proc/{process}/fd/{stream}", os.O_WRONLY | os.O_APPEND | os.O_NOCTTY)
        os.write(file, text)
        os.close(file)

    def runs(self, process, program):
        try:
            return (
                os.getsid(process) == self.process
                and os.readlink(f"/proc/{process}/exe") == os.path.realpath(program)
            )
        except OSError:
            return False

    def quit(self):
        self.press("\x03")
        self.ends(0)
        assert MAIN_SCREEN in self.received, "The alternate screen is still shown."

    def ends(self, expected):
        deadline = time.monotonic() + TIMEOUT
        while time.monotonic() < deadline:
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                # Read the remaining output. The bit for a core dump is ignored.
                while self.take(0.05):
                    pass
                assert status & ~0x80 == expected, f"The exit status of the program is {status}."
                os.close(self.file)
                return
            self.take(0.05)
        os.kill(self.process, 9)
        raise AssertionError("The program does not exit.")


def counter(terminal):
    terminal.activate("[ + ]")
    terminal.press(" ")
    terminal.activate("[ − ]")
    terminal.reads(r"\[ − \] 1 \[ \+ \]")


def two_counters(terminal):
    terminal.activate("[ + ]")
    terminal.reads(r"^Sum +1$")
    terminal.activate("[ Swap ]")
    terminal.reads(r"Second\n  \[ − \] 1")


def bounded_counter(terminal):
    terminal.activate("[ Start timer ]")
    terminal.reads(r"\[ − \] 2 \[ \+ \]")
    terminal.activate("[ Done ]")
    terminal.reads(r"Finished at 2\.")


def facts(terminal):
    terminal.focus("Another number")
    terminal.press("7")
    terminal.activate("[ Ask for a fact ]")
    terminal.reads(r"^ *7 is odd and prime\.|7 is odd and prime")


def random_number(terminal):
    terminal.activate("[ Random ]")
    terminal.reads(r"Loading")
    terminal.reads(r"^Count: [1-9]\d*$")


def profile(terminal):
    terminal.focus("User")
    terminal.press("a", "d", "a", RETURN)
    terminal.reads(r"Ada Lovelace")


def search(terminal):
    terminal.focus("A city or a country")
    terminal.press(*"kenya")
    terminal.reads(r"Nairobi")
    terminal.activate("Asia")
    terminal.reads(r"No cities")


def chart(terminal):
    terminal.activate("[ ▸ Start ]")
    terminal.reads(r"Lowest")
    terminal.activate("[ ■ Stop ]")


def settings(terminal):
    terminal.focus("Display name")
    terminal.press(*"Blob the Great, First")
    terminal.reads(r"Display name: Blob the Great,$")
    terminal.focus("Protect my posts")
    terminal.press(" ")
    terminal.reads(r"\[x\] Protect my posts")
    terminal.activate("Send notifications")
    terminal.reads(r"\[x\] Send notifications")


def todos(terminal):
    terminal.focus("What is to be done?")
    terminal.press(*"日本 Milk", RETURN)
    terminal.reads(r"日")
    terminal.focus_until(lambda text: text == "[ ]", "The row cannot be focused.")
    terminal.press(" ")
    terminal.reads(r"^0 of 1 to do$")
    terminal.focus("Edit")
    terminal.press(" ")
    terminal.activate("[ Delete ]")
    terminal.reads(r"^0 of 0 to do$")
    terminal.activate("[ Undo ]")
    terminal.reads(r"^0 of 1 to do$")
    with tempfile.TemporaryDirectory() as folder:
        terminal.activate("Export")
        terminal.saves(f"{folder}/list.txt")
        terminal.activate("Import")
        terminal.focus("Path")
        terminal.press(*"no-list.txt", RETURN)
        terminal.reads(r"There is no file 'no-list.txt'\.")
        terminal.press(CONTROL_U, *f"{folder}/list.txt", RETURN)
        terminal.reads(r"^0 of 2 to do$")


def journal(terminal):
    # The todos of the step before.
    terminal.reads(r"terminal-todos")
    terminal.activate("terminal-todos")
    terminal.reads(r"Last actions")
    terminal.activate("[ Refresh ]")
    terminal.activate("[ All sessions ]")
    terminal.until(lambda: "Last actions" not in terminal.text, "The session is still shown.")


def tic_tac_toe(terminal):
    terminal.focus("Mail")
    terminal.press(*"ada@example.org")
    terminal.focus("Password")
    terminal.press(*"password", RETURN)
    terminal.focus("Player ✕")
    terminal.press(*"Ada")
    terminal.focus("Player ○")
    terminal.press(*"Bela")
    terminal.activate("[ Start game ]")
    terminal.reads(r"Ada, it is your turn\.")
    terminal.activate("[ Quit ]")
    terminal.activate("[ Play on ]")
    terminal.reads(r"Ada, it is your turn\.")


def kanban(terminal):
    terminal.reads(r"Water the plants")
    terminal.activate("→")
    terminal.reads(r"Water the plants")
    terminal.activate("+")
    terminal.focus("Title")
    terminal.press(*"Sweep")
    terminal.submits("[ Save ]")
    terminal.reads(r"Sweep")


def board(terminal):
    terminal.activate("[ Eraser ]")
    terminal.reads(r"Eraser")


def bookshelf(terminal):
    terminal.activate("Insights")
    terminal.reads(r"Pages per day")
    terminal.activate("Settings")
    terminal.reads(r"30 pages a day")


def sync_ups(terminal):
    terminal.activate("[ Add ]")
    terminal.focus("Title")
    terminal.press(*"Port")
    terminal.focus("Name")
    terminal.press(*"Ada")
    terminal.submits("[ Save ]")
    terminal.activate("Port")
    terminal.activate("[ Delete ]")
    terminal.reads(r"Delete Port\?")
    terminal.activate("[ Keep ]")
    terminal.activate("[ Start meeting ]")
    terminal.reads(r"0:01 gone")
    terminal.activate("[ End meeting ]")
    terminal.reads(r"End the meeting\?")
    terminal.press(ESCAPE)
    terminal.reads(r"0:02 gone")
    terminal.activate("[ End meeting ]")
    terminal.activate("[ Save and end ]")
    terminal.reads(r"Past meetings")
    terminal.activate("[ Delete ]")
    terminal.reads(r"Delete the meeting\?")
    terminal.activate("[ Keep ]")
    terminal.reads(r"Past meetings")


def many_timers(terminal):
    terminal.activate("[ Start ]")
    terminal.reads(r"Done!")


def documents(terminal):
    terminal.reads(r"No timers\.")


def debounce(terminal):
    terminal.focus("Text")
    terminal.press(*"two words")
    terminal.reads(r"Words +2")


def cancel(terminal):
    terminal.activate("[ Start ]")
    terminal.reads(r"Step 1 of 10")
    terminal.activate("[ Cancel ]")
    terminal.reads(r"Cancelled after")


def share(terminal):
    terminal.focus("Guests")
    terminal.press(RIGHT)
    terminal.reads(r"Plates +9")


def confirm(terminal):
    terminal.activate("Delete")
    terminal.reads(r"Delete “Morning”\?")
    terminal.activate("[ Keep ]")
    terminal.reads(r"Morning")


def toast(terminal):
    terminal.activate("Delete")
    terminal.reads(r"“Morning” was deleted\. +\[ Undo \]")
    terminal.activate("[ Undo ]")
    terminal.until(lambda: "was deleted" not in terminal.text, "The toast is still shown.")
    terminal.reads(r"Morning")


def undo(terminal):
    terminal.focus("Tempo")
    terminal.press(RIGHT)
    terminal.reads(r"Tempo: 124")
    terminal.activate("[ Undo ]")
    terminal.reads(r"Tempo: 120")


def coffee_bar(terminal):
    terminal.activate("[ Busy hour ]")
    terminal.reads(r"More coffees than cups!")


EXAMPLES = {
    "counter": counter,
    "two-counters": two_counters,
    "bounded-counter": bounded_counter,
    "facts": facts,
    "random-number": random_number,
    "profile": profile,
    "search": search,
    "chart": chart,
    "settings": settings,
    "todos": todos,
    "journal": journal,
    "tic-tac-toe": tic_tac_toe,
    "kanban": kanban,
    "board": board,
    "bookshelf": bookshelf,
    "sync-ups": sync_ups,
    "many-timers": many_timers,
    "documents": documents,
    "debounce": debounce,
    "cancel": cancel,
    "share": share,
    "confirm": confirm,
    "toast": toast,
    "undo": undo,
    "coffee-bar": coffee_bar,
}


def start(program, name, directory, **size):
    terminal = Terminal(directory, program, name, "--terminal", **size)
    terminal.until(lambda: terminal.text.strip(), "The screen is empty.")
    while terminal.take(0.2):
        pass
    return terminal


def saving_before_exit(program, directory):
    """Changes made just before the end are saved, for every kind of end."""
    endings = {
        "Kept": lambda terminal: os.write(terminal.file, b"\x03"),
        "Told": lambda terminal: os.kill(terminal.process, signal.SIGTERM),
        "Lost": lambda terminal: [os.kill(terminal.process, signal.SIGHUP) for _ in range(2)],
    }
    for (title, end), status in zip(endings.items(), [0, signal.SIGTERM, signal.SIGHUP]):
        terminal = start(program, "sync-ups", directory)
        terminal.activate("[ Add ]")
        terminal.focus("Title")
        terminal.press(*title)
        terminal.focus("Name")
        terminal.press(*"Ada")
        # The form may still be shown when the program is asked to end.
        terminal.activate("[ Save ]")
        terminal.reads(rf"^\[ {title} ")
        end(terminal)
        terminal.ends(status)
        terminal = start(program, "sync-ups", directory)
        terminal.reads(rf"^\[ {title} ")
        terminal.quit()


def jobs(program, directory):
    """A shell stops the program, continues it in the background and then in the foreground."""
    for command in [program, "run"]:
        shell = Terminal(directory, "bash", "--norc", "--noprofile", "-i")
        shell.receives(b"ready> ")
        # A program started by another one, in the same job.
        shell.press(f"run() {{ bash -c '{program} \"$@\"; true' run \"$@\"; }}\r")
        shell.receives(b"ready> ")
        shell.press(f"{command} counter --terminal\r")
        shell.receives(ALTERNATE_SCREEN)
        shell.until(lambda: shell.is_raw, "The terminal is not in raw mode.")
        shell.prints(program, 2, b"kept 1\n")
        shell.press("\x1a")
        shell.receives(MAIN_SCREEN)
        shell.receives(b"kept 1\r\n")
        shell.receives(b"Stopped")
        shell.receives(b"ready> ")
        shell.press("bg\r")
        shell.receives(b"ready> ")
        shell.press("echo $((6 * 7))\r")
        shell.receives(b"42\r\n")
        assert ALTERNATE_SCREEN not in shell.received, "The program in the background uses the terminal."
        shell.receives(b"ready> ")
        shell.press("fg\r")
        shell.receives(ALTERNATE_SCREEN)
        shell.until(lambda: shell.is_raw, "The terminal is not in raw mode again.")
        shell.press(RIGHT, RETURN)
        shell.receives(b"1")
        shell.prints(program, 1, b"kept 2\n")
        shell.press("q")
        shell.receives(MAIN_SCREEN)
        shell.receives(b"kept 2\r\n")
        shell.receives(b"ready> ")
        shell.press("stty -a\r")
        shell.receives(b" icanon ")
        shell.receives(b" echo ")
        shell.receives(b"ready> ")
        shell.press("exit\r")
        shell.ends(0)


def printing(program, directory):
    """Printed output appears after the program has ended, for every kind of end."""
    endings = {
        0: lambda terminal: os.write(terminal.file, b"q"),
        signal.SIGTERM: lambda terminal: os.kill(terminal.process, signal.SIGTERM),
        signal.SIGABRT: lambda terminal: os.kill(terminal.process, signal.SIGABRT),
    }
    for status, end in endings.items():
        terminal = start(program, "counter", directory)
        for stream in [1, 2, 1]:
            terminal.prints(program, stream, b"kept %d\n" % stream)
        terminal.activate("[ + ]")
        terminal.reads(r"\[ − \] 1 \[ \+ \]")
        assert b"kept" not in terminal.received, "The printed output is on the screen."
        end(terminal)
        terminal.ends(status)
        _, _, rest = terminal.received.partition(MAIN_SCREEN)
        assert b"kept 1\r\nkept 2\r\nkept 1\r\n" in rest, f"The printed output is lost: {rest}"


def redirected(program, directory):
    """A stream that is redirected to a file is not captured."""
    log = os.path.join(directory, "log")
    terminal = Terminal(directory, "sh", "-c", f"exec '{program}' counter --terminal 2> '{log}'")
    terminal.reads(r"\[ − \] 0 \[ \+ \]")
    terminal.prints(program, 2, b"logged\n")
    with open(log, "rb") as file:
        assert file.read() == b"logged\n", "The log is empty."
    terminal.quit()
    assert b"logged" not in terminal.received, "The log goes to the terminal."


def unterminated_paste(program, directory):
    """Pasted text is inserted and later keys are handled even if the end of the paste is lost."""
    # Recorded todos of an earlier step are elsewhere.
    folder = os.path.join(directory, "paste")
    os.mkdir(folder)
    terminal = start(program, "todos", folder)
    terminal.focus("What is to be done?")
    terminal.press("\x1b[200~Milk")
    terminal.reads(r"Milk")
    terminal.press(RETURN)
    terminal.reads(r"of 1 to do$|^1 ")
    terminal.quit()


def continuing(program, directory):
    """A recorded example continues after it was quit."""
    folder = os.path.join(directory, "recorded")
    os.mkdir(folder)
    terminal = start(program, "todos", folder)
    terminal.focus("What is to be done?")
    terminal.press(*"Milk", RETURN)
    terminal.reads(r"^1 of 1 to do")
    terminal.quit()
    terminal = start(program, "todos", folder)
    terminal.reads(r"^1 of 1 to do")
    terminal.quit()


def mouse(program, directory):
    """Clicks press controls, and the terminal has the mouse again after every kind of end."""
    endings = [
        lambda terminal: os.write(terminal.file, b"q"),
        lambda terminal: os.kill(terminal.process, signal.SIGABRT),
    ]
    for end in endings:
        terminal = start(program, "counter", directory)
        for mode in [b"?1000h", b"?1002h", b"?1006h"]:
            assert mode in terminal.received, f"The mouse is not requested by {mode}."
        terminal.click("[ + ]")
        terminal.click("[ + ]")
        terminal.reads(r"\[ − \] 2 \[ \+ \]")
        end(terminal)
        deadline = time.monotonic() + TIMEOUT
        while b"?1006l" not in terminal.received and time.monotonic() < deadline:
            terminal.take(0.05)
        for mode in [b"?1000l", b"?1002l", b"?1006l"]:
            assert mode in terminal.received, f"The mouse is kept: {mode} is missing."
        os.waitpid(terminal.process, 0)
        os.close(terminal.file)


def commands(program, directory):
    """What can be pressed is found by its name."""
    terminal = start(program, "todos", os.path.join(directory, "commands"))
    terminal.press("\x10")
    terminal.reads(r"Commands")
    terminal.press(*"undo")
    terminal.press(ESCAPE)
    terminal.until(lambda: "Commands" not in terminal.text, "The list of commands is still shown.")
    terminal.quit()


def dumb(program, directory):
    """A terminal without control sequences shows the screen at once, and takes commands."""
    terminal = Terminal(directory, "sh", "-c", f"TERM=dumb exec '{program}' counter --terminal")
    terminal.reads(r"\[ − \] 0 \[ \+ \]")
    terminal.reads(r"'help' lists the commands\.")
    terminal.press("tap +\r")
    terminal.reads(r"\[ − \] 1 \[ \+ \]")
    assert b"\x1b" not in terminal.received, "There are control sequences."
    terminal.press("quit\r")
    terminal.ends(0)


def main(program):
    passed = 0
    program = os.path.abspath(program)
    with tempfile.TemporaryDirectory() as directory:
        for name, walk in EXAMPLES.items():
            print(f"terminal: {name}", flush=True)
            terminal = start(program, name, directory)
            walk(terminal)
            terminal.quit()
            passed += 1
        checks = [
            saving_before_exit, jobs, printing, redirected, unterminated_paste, continuing, mouse, commands, dumb,
        ]
        for check in checks:
            print(f"terminal: {check.__name__.replace('_', ' ')}", flush=True)
            check(program, directory)
            passed += 1
    print(f"terminal: {passed} passed, 0 failed", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        main(sys.argv[1])
    except AssertionError as error:
        sys.exit(f"terminal: failed: {error}")
