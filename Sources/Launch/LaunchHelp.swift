public import Phrases

/// The part of `--help` about launch options.
public enum LaunchHelp: TextTable {
  /// The options of all programs, one below the other, each with what it does.
  case options

  public var phrase: Phrase {
    Phrase(
      ko: """
        --headless            터미널 없이 키를 입력하고 마지막 화면을 출력
          --size 80x24        화면 크기
          --keys '…'          키: Enter Esc Tab Up Down …, 글자 하나, "텍스트", Wait 2s; @파일, -
          --secrets FILE      <secret> 키가 입력할 값, 한 줄에 하나씩; -는 표준 입력
          --format FORMAT     text, ansi, svg, plain
          --frames            키를 누를 때마다 화면 출력
          --timeout 10s       화면이 멈출 때까지 기다리는 최대 시간
          --now TIME          현재 시각으로 쓸 값, 예: 2026-11-21T09:00:00Z
        --plain               화면을 글로 읽어 주고 새로운 줄만 출력: 스크린 리더, 단순 터미널,
                              파이프 (한 줄에 키 여러 개)
        --record FILE         누르는 키를 새 파일에 기록, 비밀은 <secret>으로, 마우스 제외
        --replay FILE         기록한 키를 다시 입력 (--secrets)
        --data DIR            모든 파일을 저장할 폴더 (GALBI_DATA)
        --within DIR          가져오고 내보내는 파일을 이 폴더로 제한
        --lang ko|en          언어 (GALBI_LANG, LC_ALL, LANG)
        --theme NAME          night, day, plain
        --offline             네트워크 사용 안 함
        --no-restore          지난번에 보던 화면에서 시작하지 않음; --headless에서는 --restore를
                              써야 이어서 시작하고 저장함
        --no-mouse            마우스 사용 안 함 (실행 중에는 F9)
        --help
        """,
      en: """
        --headless            without a terminal: run the keys, print the last screen
          --size 80x24        screen size
          --keys '…'          keys: Enter Esc Tab Up Down …, single characters, "text", Wait 2s;
                              @FILE, or - for standard input
          --secrets FILE      what the key <secret> types, one per line; - for standard input
          --format FORMAT     text, ansi, svg or plain
          --frames            print the screen after every key
          --timeout 10s       how long to wait for the screen to settle
          --now TIME          the current time, e.g. 2026-11-21T09:00:00Z
        --plain               the screen in words, new lines only: for screen readers, simple
                              terminals and pipes (lines of keys)
        --record FILE         record the keys you press in a new file, secrets as <secret>,
                              without the mouse
        --replay FILE         press the keys of a recording again (--secrets)
        --data DIR            the folder for all files (GALBI_DATA)
        --within DIR          import and export files in this folder only
        --lang ko|en          language (GALBI_LANG, LC_ALL, LANG)
        --theme NAME          night, day or plain
        --offline             don’t use the network
        --no-restore          don’t return to where you left off; with --headless, only
                              --restore returns there and remembers it
        --no-mouse            don’t use the mouse (F9 while running)
        --help
        """)
  }

  /// The first lines of the help of a demo that is called `program`.
  static func demoHeads(_ program: String) -> Phrase {
    Phrase(
      ko: """
        \(program) [LINK]       고정 데이터로 화면 하나만 실행, 또는 그 안의 특정 화면에서 시작
        \(program) tree [LINK]  리블렛 트리를 한 줄에 하나씩 출력 (--json)
        """,
      en: """
        \(program) [LINK]       launch one riblet on fixed data, or a place in it
        \(program) tree [LINK]  print its tree of riblets, one per line (--json)
        """)
  }

  /// The first lines of the help of an app that is called `program`.
  static func programHeads(_ program: String) -> Phrase {
    Phrase(
      ko: """
        \(program) [LINK]       시작, 또는 특정 화면에서 시작
        \(program) tree [LINK]  리블렛 트리를 한 줄에 하나씩 출력 (--json)
        """,
      en: """
        \(program) [LINK]       launch, or launch at a place
        \(program) tree [LINK]  print its tree of riblets, one per line (--json)
        """)
  }

  /// The whole help of the running program, whose variables have its name.
  @MainActor static func text(_ heads: Phrase, _ language: Language) -> String {
    "\(heads.text(language))\n\n\(options.text(language))"
      .replacing("GALBI_", with: "\(programName.uppercased())_")
  }
}
