"""Holds the words of all texts: each is there in both languages, each thing has one name in each language, and a name
that has gone does not come back.

Reads the phrases of the sources, and README.md and SECURITY.md. Says each fault in a line and exits 1.
"""

import pathlib
import re
import sys
from typing import NamedTuple

from .swift_texts import HANGUL, Text, texts

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("Features", "Sources", "Tests/FeatureTemplate/Features", "Tests/Outside/Sources")
DOCUMENTS = ("README.md", "SECURITY.md")
MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
VERBS = (
    "add|apply|cancel|change|choose|clear|close|delete|edit|empty|end|export|import|keep|link|lock|mark|merge"
    "|move|open|read|refuse|remove|rename|save|see|show|split|switch|try|turn|undo|unlock|view")


class Rule(NamedTuple):
    """What no text has."""
    pattern: str
    instead: str
    # A text that the rule finds: one that finds nothing is a mistake.
    example: str
    # It counts only where the text of the other language has this.
    beside: str = ""


KOREAN = (
    Rule(r"^(?!.*가계부).*내역", "가계부", "내역을 불러올 수 없습니다.", r"^(?!.*\b(?:entry|entries|bank's)\b).*\b[Ll]edger\b"),
    Rule(r"장부", "공유 데이터", "이 장부를 볼 수 있습니다."),
    Rule(r"(?<!실행 중인 )다른 갈비", "실행 중인 다른 갈비", "다른 갈비에서 사용하고 있습니다."),
    Rule(r"사람을 (?:다운로드|내려받|불러|삭제)", "사람 목록", "사람을 불러오는 중입니다."),
    Rule(r"그대로 두었습니다", "되돌릴 수 없습니다", "그사이 바뀌어 그대로 두었습니다.", "undone|nothing was done"),
    Rule(r"다시 열기", "다시 시도", "다시 열기"),
    Rule(r"모두 봐|더보기|전체 보기", "모두 보기", "Esc로 모두 봐 주세요."),
    Rule(r"전체(?! (?:기간|행|검색|화면))", "모든, 모두", "전체 주문"),
    Rule(r"결과가 없습니다\. (?:검색어를|다른 이름으로 바꾸)|일치하는 (?:내역|상품)이 없습니다", "검색 결과가 없습니다. Esc를 누르면 모두 볼 수 있습니다.",
         "일치하는 상품이 없습니다."),
    Rule(r"변경(?:하|되|됐|했|할)", "바꾸다", "정보가 변경되었습니다."),
    Rule(r"예산 (?:변경|삭제)", "예산 편집, 예산 종료", "예산 변경"),
    Rule(r"(?:검색하|불러오|요청하|찾)고 있습니다", "…하는 중입니다.", "경로를 찾고 있습니다."),
    Rule(r"(?<![A-Za-z-])(?!u로 되돌)[A-Za-z=](?:로|에서) ", "X를 눌러", "a로 추가해 주세요."),
    Rule(r"^기본$", "기본값, 기본 카드, 기본 제공", "기본"),
    Rule(r"사고", "돌발상황", "경기도의 사고", r"\b[Ii]ncident"),
    Rule(r"(?:이전|다음) 고속도로", "노선", "다음 고속도로"),
    Rule(r"노선별", "도로별", "노선별"),
    Rule(r"영업소", "톨게이트", "출발 영업소를 선택해 주세요."),
    Rule(r"소요 시간", "통행시간", "가격, 소요 시간"),
    Rule(r"슈퍼전기차|Super(?:Pay|Mart|Taxi)", "슈퍼페이, 슈퍼마트, 슈퍼택시", "SuperPay 잔액"),
    Rule(r"유효기한", "유효기간", "유효기한이 지난 카드입니다."),
    Rule(r"암호(?!화)|비밀 (?:키|파일|필드)", "비밀번호, 개인 키", "데이터베이스 암호"),
    Rule(r"(?<![가-힣])기기", "컴퓨터", "이 기기의 데이터"),
    Rule(r"알림", "참고", "알림", r"^note$"),
    Rule(r"가져온 내역", "가져온 계좌", "가져온 내역", r"^Imported$"),
    Rule(r"오래된순", "오래된 순", "오래된순"),
    Rule(r"이용 가능한|이용예정|받아들이지", "사용할 수 있는", "이용 가능한 휴게소"),
    Rule(r"(?:[어아해돼]요|으세요|십시오)(?=[.?!]|$)", "‑습니다, ‑해 주세요", "휴게소가 없어요."),
    Rule(r"입력한 내용을 취소|변경한 내용을 취소|취소하고 나가기", "나가면 … 사라집니다", "변경한 내용을 취소할까요?"),
    Rule(r"아무도|(?<![가-힣])답을", "목록이 비어 있습니다, 확인 중", "아직 아무도 없습니다."),
    Rule(r"(?:을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|과\(와\)|와\(과\)|\(으\)로)", "words by which no particle depends on a value",
         "‘계좌:’을(를) 찾으셨나요?"),
    Rule(r"[(0-9](?:[KMG]B|kg|km|mL|ms|L)(?![A-Za-z])", "a space before the unit", "5MB까지"),
)
ENGLISH = (
    Rule(r"(?i)\b(?:cannot|could not)\b", "can’t, couldn’t", "The file cannot be read."),
    Rule(r"[A-Za-z]'(?:[a-z]{1,2}\b|(?= [a-z]))", "’", "Don't close it."),
    Rule(r"[Aa]nother Galbi|running Galbi", "another copy of Galbi", "Another Galbi is using it."),
    Rule(r"\bthese books\b|\b[Yy]our books\b(?! are not shared)|\bLoading the ledger", "shared books, entries", "You may view these books."),
    Rule(r"so nothing was done", "can’t be undone", "It has changed, so nothing was done.", "바뀌|되돌|변경"),
    Rule(r"^open again$", "try again", "open again"),
    Rule(r"\b[Rr]emov(?:e|ed|ing)\b.*\b(?:budget|categor|entr|import|person|people|rule)", "delete",
         "remove the import"),
    Rule(r"^(?:Remov(?:ed|ing)|remove)\b", "delete", "Removed.", "^(?!.*(?:계정|권한|설정|카드|키)).*삭제"),
    Rule(r"No (?:matches|products match|matching entries)|show all (?:orders|people)", "No results. Press Esc to show all.",
         "No matches."),
    Rule(r"\b[Ee]rase", "delete, clear", "erase all"),
    Rule(r"\bview all\b", "show all", "view all"),
    Rule(rf"^(?i:{VERBS}|call|go to) (?:an?|the) [^.…:]*$", "no article", "add a card"),
    Rule(r"\bbuilt-in\b", "default", "built-in", "^기본값$"),
    Rule(r"^(?:Calling|Checking|Exporting|Finding|Loading|Looking|Reading|Requesting|Searching)\b(?! (?:failed|was))[^…]*\.$", "… at the end",
         "Loading people."),
    Rule(r"National Transport", "ITS Korea", "National Transport Information Center"),
    Rule(r"\b(?:[Mm]y|[Yy]our) start\b", "default start", "save as my start"),
    Rule(r"Super (?:Taxi|Pay|Mart|EV)", "SuperTaxi", "call a Super Taxi"),
    Rule(r"\b(?:[Ss]hipping|[Ss]hipped|Ships|Ship to|Bill to)\b", "delivery, dispatched", "Shipping address"),
    Rule(r"^(?:Street(?: 2)?|State|Postal code)$", "Address line, Province, Postcode", "Postal code", "주소|시·도|우편"),
    Rule(r"\blog(?:ged)? (?:in|out)\b", "sign in, sign out", "log in to the profile"),
    Rule(r"\bmachines?\b", "computer", "the data on this machine"),
    Rule(r"\b[Ll]aunch(?:ed|es)?\b", "start", "at the next launch"),
    Rule(r"\bnotice\b|\bnotices\b(?! Fenrir)", "notification, note", "notice"),
    Rule(r"^Open$|\bas open\b|^open \{", "Uncleared", "mark as open", "확인"),
    Rule(r"^Imports$", "Imported files, Imported", "Imports"),
    Rule(r"₩", "won", "toll ₩5"),
    Rule(r"^(?:CCTV|Specialty|Least|Most|Everywhere|Bell|Country|Session|Nobody)$", "the name in the glossary", "CCTV",
         "CCTV|대표|최소|최대|모든|알림음|표시|계정|세션"),
    Rule(rf"\b(?:{MONTHS}) [1-9]", "20 Nov 2026", "Nov 20, 2026"),
    Rule(r"\b[AP]M\b", "am, pm", "2:13 PM"),
    Rule(r"(?<=\d )(?:h|l)\b|(?<=\d)(?:[KMG]B|kg|km|ml|ms|l)\b", "2 hr, 10 kg, 1 L", "2 h 5 min"),
    Rule(r"(?i)\b\w+iz(?:e[ds]?|ing|ation)\b(?<!size)(?<!sized)(?<!sizes)(?<!sizing)", "British: categorise", "Categorizing"),
    Rule(r"(?i)\b(?:colors?|favorites?|centers?|donuts?|specialty|canceled|gray|licenses)\b", "British", "Donuts"),
    Rule(r"(?<!hard )\bshoulder\b", "hard shoulder", "on the shoulder", "갓길"),
    Rule(r"(?i)\b(?:dish soap|paper towels|cookies|shrimp)\b", "British", "Dish soap"),
    Rule(r"(?i)\be-mail", "email", "e-mail"),
    Rule(r"\bgoods\b", "products", "sixty goods"),
    Rule(r"\bawaits?\b|\b[Nn]obody\b|\b[Yy]ou may\b|\b[Ww]ho may\b|All is well", "plain English", "Nobody here yet."),
)
# Texts that lack a language, and such as do not.
UNTRANSLATED = (("", "Back"), ("Back", "Go back"), ("뒤로", "뒤로 5"), ("뒤로", ""), ("\n", "Back"))
TRANSLATED = (("Esc로 뒤로", "Back"), ("CCTV", "Camera"), ("100 mL", "100 ml"), ("한국어", "한국어"), ("5", "in 5"))
# Files in which words are others.
ELSEWHERE = {
    "CommandForm.swift": (r"^(?i:", "says what a command does, in a sentence"),
    "CommandOption+All.swift": (r"^(?i:", "says what an option does, in a sentence"),
    "LaunchHelp.swift": (r"^(?i:", "says what a command does, in a sentence"),
    "Options.swift": (r"ms", "a duration as it is typed"),
}


def language(rules, text, other):
    for rule in rules:
        found = re.search(rule.pattern, text)
        if found and re.search(rule.beside, other):
            yield rule, found[0]


def lacks_language(text):
    """Whether one language is empty or stands in the place of the other; a name or a figure is the same in both."""
    korean, english = text.korean.strip(), text.english.strip()
    if not text.is_literal or korean.casefold() == english.casefold():
        return False
    # Abbreviations such as CCTV are Korean, too.
    is_korean = HANGUL.search(korean) or not re.search(r"[a-z]", korean)
    return not korean or not english or not is_korean or bool(HANGUL.search(english))


def faults_of(name, source):
    """The texts of a file of sources that have a word which has gone."""
    for text in texts(source):
        found = [*language(KOREAN, text.korean, text.english), *language(ENGLISH, text.english, text.korean)]
        for rule, words in found:
            part, _ = ELSEWHERE.get(name, (None, None))
            if not (part and part in rule.pattern):
                yield text.line, words, rule.instead
        if lacks_language(text):
            yield text.line, text.korean + "” and “" + text.english, "a text in Korean and in English"
        if re.search(r"는 중입니다\.$", text.korean) and "…" not in text.english:
            yield text.line, text.english, "… where something goes on"


def faults_of_document(lines):
    """The lines of a document that have such a word, in English and outside of code."""
    is_code = False
    for number, line in enumerate(lines, 1):
        is_code ^= line.startswith("```")
        words = re.sub(r"`[^`]*`|\]\([^)]*\)", "", "" if is_code else line)
        for rule in ENGLISH:
            found = re.search(rule.pattern, words) if not rule.beside else None
            if found and rule.instead != "’":
                yield number, found[0], rule.instead


def unproven():
    """The rules that do not find their own example."""
    for rule in KOREAN + ENGLISH:
        if not re.search(rule.pattern, rule.example):
            yield rule.pattern
    for lacks, examples in ((True, UNTRANSLATED), (False, TRANSLATED)):
        for korean, english in examples:
            if lacks_language(Text(1, korean, english, True)) != lacks:
                yield f"lacks_language of “{korean}” and “{english}”"


def main():
    faults = [f"Tests/Tools/words.py: {rule} does not judge its example" for rule in unproven()]
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.swift")):
            if "Tests" not in file.relative_to(ROOT / folder).parts:
                faults += [f"{file.relative_to(ROOT)}:{line}: “{words}”: {instead}"
                           for line, words, instead in faults_of(file.name, file.read_text())]
    for name in DOCUMENTS:
        faults += [f"{name}:{line}: “{words}”: {instead}"
                   for line, words, instead in faults_of_document((ROOT / name).read_text().splitlines())]
    print("\n".join(faults), end="\n" if faults else "")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
