# SPDX-License-Identifier: MIT
"""The commands of the debug build, which other checks repeat in another form."""

import json
import os

# A copy of them, if the build of Examples, which is in the same folder, has replaced the file.
FILE = os.environ.get("ENSEMBLE_COMMANDS", ".build/debug.yaml")


def sources_list(args):
    """Returns the file with the names of a module's sources; None if the command compiles no module."""
    return next((arg[1:] for arg in args if arg.startswith("@") and arg.endswith("/sources")), None)


def all_commands():
    """Returns the arguments of each command that compiles for the programs, not for macros and plugins."""
    for line in open(FILE, encoding="utf-8"):
        if line.startswith('    args: ["'):
            args = json.loads(line.split("args: ", 1)[1])
            if not any("-tool.build/" in arg for arg in args if arg.startswith("@") or arg.endswith(".o")):
                yield args


def modules():
    """Returns the arguments of the compiler for each module of Swift, by name."""
    return {args[args.index("-module-name") + 1]: args for args in all_commands() if sources_list(args)}


def without(args, words, words_with_value):
    """Returns arguments but some words, and but others together with the argument behind them."""
    rest = iter(args)
    result = []
    for arg in rest:
        if arg in words_with_value:
            next(rest)
        elif arg not in words:
            result.append(arg)
    return result
