"""Finds the places where Swift code can be changed a little: the mutants of a file.

Every mutant is a pair of texts around a range of the source, so that all of them compile at once
and `mutant(7)`, which reads the environment, chooses the one that runs. Works on the text as
`swift format` writes it; what does not compile is removed by the caller.
"""

import dataclasses
import re

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
EQUALITIES = {"==": "!=", "!=": "=="}
IDENTITIES = {"===": "!==", "!==": "==="}
LOGIC = {"&&": "||", "||": "&&"}
SUMS = {"+": "-", "-": "+"}
ASSIGNMENTS = {"+=": "-=", "-=": "+="}
# Precedence and signature of the operator that takes an operator's place.
OPERATORS = [
    (COMPARISONS, "ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool", "a {} b"),
    (EQUALITIES, "ComparisonPrecedence", "<T: Equatable>(a: T, b: T) -> Bool", "a {} b"),
    (EQUALITIES, "", "<T>(a: T?, b: _OptionalNilComparisonType) -> Bool", "a {} b"),
    (IDENTITIES, "ComparisonPrecedence", "(a: AnyObject?, b: AnyObject?) -> Bool", "a {} b"),
    (
        LOGIC, "Logical{}Precedence",
        "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool", "try a {} b()",
    ),
    (SUMS, "AdditionPrecedence", "<T: AdditiveArithmetic>(a: T, b: T) -> T", "a {} b"),
    (ASSIGNMENTS, "AssignmentPrecedence", "<T: AdditiveArithmetic>(a: inout T, b: T)", "a {} b"),
]
OPPOSITES = COMPARISONS | EQUALITIES | IDENTITIES | LOGIC | SUMS | ASSIGNMENTS

LITERAL = re.compile(r'#"""[\s\S]*?"""#|"""[\s\S]*?"""|#".*?"#|//.*|/\*[\s\S]*?\*/')
OPERATOR = re.compile(r"(?<= )([<>]=?|[!=]==?|&&|\|\||[+-]=?)(?= |\n)")
NUMBER = re.compile(r"(?<![\w$])(?<!(?<!\.)\.)(?:0x[0-9A-Fa-f_]+|\d[\d_]*)(?!\.\d|\w)")
CONDITION = re.compile(r"(?<![#.(\w])(if|guard|while) (?!true\b)")
STATEMENT = re.compile(
    r"(?:^ *|(?<=\{ )|(?<= in )|(?<=: ))(?=(?:try[?]? |await )*([a-z_]\w*|Task\b)[\w.?!]*(?:\(| \{))",
    re.M)
# What begins no call, though a bracket follows, and the calls that stop the program after a mistake
# of its programmer, which Tests/EndToEnd/scripts/misuse.py tries.
WORDS = set(
    "if guard while for switch return throw let var func init deinit subscript case default do "
    "defer repeat catch else get set willSet didSet struct class enum extension protocol actor "
    "import private fileprivate package internal public open static final override mutating "
    "nonisolated weak lazy convenience required indirect typealias where in is as some any "
    "yield misuse precondition".split())


@dataclasses.dataclass
class Mutant:
    path: str
    start: int
    end: int
    first_line: int
    last_line: int
    original: str
    mutated: str
    before: str = ""
    after: str = ""
    operator: str = ""
    number: int = 0

    @property
    def key(self):
        return self.path, self.original, self.mutated

    @property
    def suffix(self):
        """The number, in characters that an operator may have."""
        return "".join(chr(0x2200 + int(digit)) for digit in str(self.number))

    def texts(self):
        choice = f"mutant({self.number})"
        return self.before.replace("@", choice), self.after.replace("@", choice) or self.suffix

    def declarations(self):
        for operators, precedence, signature, body in OPERATORS:
            if self.operator not in operators:
                continue
            name = self.operator + self.suffix
            kind = {"&&": "Conjunction", "||": "Disjunction"}.get(self.operator)
            if precedence:
                yield f"infix operator {name} : {precedence.format(kind)}"
            changed, kept = body.format(operators[self.operator]), body.format(self.operator)
            yield (f"func {name} {signature} "
                   f"{{ if mutant({self.number}) {{ return {changed} }}; return {kept} }}")


def masked(source):
    """The source with its comments and the contents of its strings blanked."""
    out, at = [], 0
    while at < len(source):
        if found := LITERAL.match(source, at):
            end = found.end()
        elif source[at] == '"':
            end = string_end(source, at)
        else:
            out.append(source[at])
            at += 1
            continue
        blank = re.sub(r"[^\n]", " ", source[at:end])
        out.append(blank if source[at] == "/" else '"' + blank[1:-1] + '"')
        at = end
    return "".join(out)


def string_end(source, at):
    at += 1
    while source[at] != '"':
        if source.startswith("\\(", at):
            depth, at = 1, at + 2
            while depth:
                if source[at] == '"':
                    at = string_end(source, at)
                    continue
                depth += {"(": 1, ")": -1}.get(source[at], 0)
                at += 1
        else:
            at += 2 if source[at] == "\\" else 1
    return at + 1


def brackets(code):
    """Where each bracket closes, and the innermost one that is open at each place."""
    close, around, stack = {}, [], []
    for at, character in enumerate(code):
        if character in ")]}" and stack:
            close[stack.pop()] = at
        around.append(code[stack[-1]] if stack else "")
        if character in "([{":
            stack.append(at)
    return close, around


def mutants(path, source):
    """The mutants of a file, from its top to its end."""
    code = masked(source)
    close, around = brackets(code)

    def mutant(start, end, text, **parts):
        line = source.rfind("\n", 0, start) + 1
        rest = source.find("\n", end)
        original = " ".join(source[line:rest].split())
        changed = " ".join((source[line:start] + text + source[end:rest]).split())
        first, last = source.count("\n", 0, start) + 1, source.count("\n", 0, end) + 1
        return Mutant(path, start, end, first, last, original, changed, **parts)

    found = []
    for match in OPERATOR.finditer(code):
        start, end, text = match.start(), match.end(), match.group()
        found.append(mutant(start, end, OPPOSITES[text], operator=text))
    for match in NUMBER.finditer(code):
        start, end, text = match.start(), match.end(), match.group()
        value = int(text.replace("_", ""), 0)
        for changed in [1 - value] if value < 2 else [value - 1, value + 1]:
            written = f"0x{changed:X}" if text.startswith("0x") else str(changed)
            found.append(mutant(start, end, written, before=f"(@ ? {written} : ", after=")"))
    for match in re.finditer(r"(?<!while )\b(true|false)\b", code):
        changed = "false" if match.group() == "true" else "true"
        found.append(mutant(*match.span(), changed, before="(@ != ", after=")"))
    for match in CONDITION.finditer(code):
        first = True
        elements, leaves = conditions(code, close, match)
        for start, end in elements:
            text = source[start:end]
            found.append(mutant(start, end, f"!({text})", before="(@ != (", after="))"))
            if match.group(1) == "guard":
                found.append(mutant(start, end, "true", before="((", after=") || @)"))
            elif leaves and first:
                found.append(mutant(start, end, "false", before="((", after=") && !@)"))
            first = False
    for match in STATEMENT.finditer(code):
        end = call_end(code, close, around, match)
        if end:
            found.append(mutant(match.end(), end, "", before="if !@ { ", after=" }"))
    return sorted(found, key=lambda one: (one.start, one.end))


def conditions(code, close, match):
    """The ranges of the conditions without bindings, and whether what they guard leaves."""
    keyword, at = match.group(1), match.end()
    is_repeat = keyword == "while" and code[:match.start()].endswith("} ")
    parts, start = [], at
    while at < len(code):
        if keyword == "guard" and re.match(r"\belse\b", code[at:at + 5]) or (
                keyword != "guard" and code[at] == "{") or is_repeat and code[at] == "\n":
            break
        if code[at] == ",":
            parts.append((start, at))
            start = at + 1
        at = close.get(at, at) + 1
    parts.append((start, at))
    body = code[at + 1:close.get(at, at)].strip().split("\n")[-1].strip()
    leaves = keyword == "if" and re.match(r"(return|throw|continue|break)\b", body)
    elements = []
    for start, end in parts:
        text = code[start:end]
        start, end = start + len(text) - len(text.lstrip()), start + len(text.rstrip())
        if start < end and not re.match(r"(let|var|case)\b|#", code[start:end]):
            elements.append((start, end))
    return elements, leaves


def call_end(code, close, around, match):
    """Where a call that is a statement ends; nothing if it is something else."""
    start = match.end()
    line = code[code.rfind("\n", 0, start) + 1:start]
    if match.group(1) in WORDS or around[start] != "{":
        return None
    if line.endswith(": ") and not re.match(r" *(case |default)", line) or (
            line.endswith(" in ") and not re.search(r"\{[^{}]*$", line)):
        return None
    if not line.strip() and re.search(r"([-+*/=<>&|?:,.(\[]|\breturn)$", code[:start].rstrip()):
        return None
    at = start + len(re.match(r"(?:try[?]? |await )*", code[start:]).group())
    while at < len(code):
        if code[at] in "([" or code[at] == "{":
            at = close[at] + 1
        elif code[at] == " " and code[at + 1] == "{" or re.match(r"[\w.?!]", code[at]):
            at += 1
        elif more := re.match(r"\n +(?=\.\w)| \w+: (?=\{)", code[at:]):
            at += more.end()
        else:
            break
    is_whole = code[at - 1] in ")}" and re.match(r"\n| \}|;", code[at:])
    return at if is_whole else None


def rewritten(source, chosen):
    """The source with these of its mutants."""
    inserts = []
    for one in chosen:
        before, after = one.texts()
        # What is outside opens first and closes last.
        inserts.append((one.start, 1, -one.end, one.number, before))
        inserts.append((one.end, 0, -one.start, -one.number, after))
    for at, *_, text in sorted(inserts, reverse=True):
        source = source[:at] + text + source[at:]
    return source
