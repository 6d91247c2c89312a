public import Phrases

/// The part of `--help` about launch options.
public enum LaunchHelp: TextTable {
  case options

  public var phrase: Phrase {
    Phrase(
      ko: """
        --headless            터미널 없이 글쇠를 치고 마지막 화면을 출력
          --size 80x24        화면 크기
          --keys '…'          글쇠: Enter Esc Tab Up Down …, 글자 하나, "글", Wait 2s; @파일, -
          --secrets FILE      글쇠 <secret>이 치는 것, 한 줄에 하나씩; -는 표준 입력
          --format FORMAT     text, ansi, svg, plain
          --frames            글쇠마다 화면 출력
          --timeout 10s       기다리는 한도
          --now TIME          지금 시각, 2026-11-21T09:00:00Z
        --plain               화면을 말로, 새 줄만: 화면 낭독기, 단순 터미널, 파이프 (글쇠를 한 줄씩)
        --record FILE         치는 글쇠를 새 파일에 기록, 비밀은 <secret>으로, 마우스 없이
        --replay FILE         기록한 글쇠를 다시 침 (--secrets)
        --data DIR            모든 파일을 둘 폴더 (GALBI_DATA)
        --lang ko|en          말 (GALBI_LANG, LC_ALL, LANG)
        --theme NAME          night, day, plain
        --offline             네트워크를 쓰지 않음
        --no-restore          지난번에 있던 곳으로 돌아가지 않음; --headless는 --restore가 있어야
                              돌아가고 기억함
        --no-mouse            마우스를 터미널에 둠 (실행 중에는 F9)
        --help
        """,
      en: """
        --headless            no terminal: run the keys, print the last screen
          --size 80x24        the screen's size
          --keys '…'          keys: Enter Esc Tab Up Down …, single characters, "text", Wait 2s;
                              @FILE, or - for standard input
          --secrets FILE      what the key <secret> types, one a line; - for standard input
          --format FORMAT     text, ansi, svg or plain
          --frames            print the screen after every key
          --timeout 10s       how long to wait for the screen to settle
          --now TIME          the time it is, such as 2026-11-21T09:00:00Z
        --plain               the screen in words, new lines only: for screen readers, simple
                              terminals and pipes (lines of keys)
        --record FILE         write the keys you press into a new file, secrets as <secret>;
                              the mouse is left to the terminal
        --replay FILE         press the keys of a recording again (--secrets)
        --data DIR            the folder for all files (GALBI_DATA)
        --lang ko|en          the language (GALBI_LANG, LC_ALL, LANG)
        --theme NAME          night, day or plain
        --offline             leave the network alone
        --no-restore          do not come back to the place of the last launch; --headless comes
                              back, and remembers, with --restore only
        --no-mouse            leave the mouse to the terminal (F9 while it runs)
        --help
        """)
  }

  /// The first lines of the help of a demo that is called `program`.
  static func demoHeads(_ program: String) -> Phrase {
    Phrase(
      ko: """
        \(program) [LINK]       화면 하나만 고정 자료로, 또는 그 안의 한 곳에서
        \(program) tree [LINK]  리블렛 나무를 한 줄에 하나씩 (--json)
        """,
      en: """
        \(program) [LINK]       one riblet alone, on fixed data, or at a place in it
        \(program) tree [LINK]  the tree of its riblets, one a line (--json)
        """)
  }

  /// The first lines of the help of an app that is called `program`.
  static func programHeads(_ program: String) -> Phrase {
    Phrase(
      ko: """
        \(program) [LINK]       시작, 또는 그 안의 한 곳에서 시작
        \(program) tree [LINK]  리블렛 나무를 한 줄에 하나씩 (--json)
        """,
      en: """
        \(program) [LINK]       launch, or launch at a place
        \(program) tree [LINK]  the tree of its riblets, one a line (--json)
        """)
  }

  /// The whole help of the running program, whose variables have its name.
  @MainActor static func text(_ heads: Phrase, _ language: Language) -> String {
    "\(heads.text(language))\n\n\(options.text(language))"
      .replacing("GALBI_", with: "\(programName.uppercased())_")
  }
}
