public import Phrases

/// What a file is that has no statement in a form that is read.
public enum OtherFile: Hashable, Sendable {
  /// What a bank may give instead, as OFX, or a document.
  case format(String)
  /// A spreadsheet of another program.
  case spreadsheet(String)
  case picture
  /// Packed files, with the names of those in it if they are known.
  case package(String, [String])
  case email
  case webArchive
  /// A page without entries, as one to sign in, with its title.
  case page(String)

  /// How many names of packed files are said.
  private static let mostNames = 3

  public var phrase: Phrase {
    switch self {
    case .format(let name):
      Phrase(
        ko: "\(name) 파일은 읽을 수 없습니다. 은행에서 거래내역을 엑셀이나 CSV로 받아 주세요.",
        en:
          "This is a \(name) file, which isn’t read. Get the statement as Excel or CSV from your bank."
      )
    case .spreadsheet(let name):
      Phrase(
        ko: "\(name) 파일은 읽을 수 없습니다. 엑셀(.xlsx)이나 CSV로 저장해 주세요.",
        en: "This is a \(name) file, which isn’t read. Save it as Excel (.xlsx) or CSV.")
    case .picture:
      Phrase(
        ko: "사진 파일입니다. 은행에서 거래내역을 엑셀이나 CSV로 받아 주세요.",
        en: "This is a picture. Get the statement as Excel or CSV from your bank.")
    case .package(let name, let names):
      Self.packed(name, names.prefix(Self.mostNames).joined(separator: ", "))
    case .email:
      Phrase(
        ko: "이메일 파일입니다. 첨부된 거래내역 파일을 저장해 선택해 주세요.",
        en: "This is an email. Save the statement that is attached to it, and choose that.")
    case .webArchive:
      Phrase(
        ko: "웹 보관 파일(MHTML)입니다. 은행에서 엑셀로 받거나 웹페이지를 HTML로 저장해 주세요.",
        en: "This is a web archive (MHTML). Get Excel from your bank, or save the page as HTML.")
    case .page(let title):
      Phrase(
        ko: "거래내역이 없는 웹페이지(‘\(title)’)입니다. 은행에서 거래내역 파일을 다시 받아 주세요.",
        en:
          "This is a web page without a statement (“\(title)”). Download the statement again from your bank."
      )
    }
  }

  private static func packed(_ name: String, _ names: String) -> Phrase {
    names.isEmpty
      ? Phrase(
        ko: "압축 파일(\(name))입니다. 압축을 풀고 거래내역 파일을 선택해 주세요.",
        en: "This is a \(name) archive. Unpack it, and choose the statement in it.")
      : Phrase(
        ko: "압축 파일(\(name))입니다. 압축을 풀고 거래내역 파일을 선택해 주세요: \(names)",
        en: "This is a \(name) archive. Unpack it, and choose the statement in it: \(names)")
  }
}
