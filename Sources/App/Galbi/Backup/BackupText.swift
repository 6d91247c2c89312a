import Phrases

/// The texts of `galbi backup` and `galbi restore`.
enum BackupText {
  static let onServer = Phrase(
    ko: "데이터가 서버에 있습니다. 서버의 백업(pg_dump)을 사용해 주세요.",
    en: "The books are on a server. Use the server’s own backup (pg_dump).")
  static let nothing = Phrase(ko: "백업할 데이터가 없습니다.", en: "There is nothing to back up.")
  static let openElsewhere = Phrase(
    ko: "실행 중인 다른 갈비에서 이 프로필을 사용하고 있어 복원하지 않았습니다. 모두 종료한 뒤 다시 실행해 주세요.",
    en:
      "Another copy of Galbi is using this profile, so nothing was restored. Quit it and try again."
  )
  static let confirm = Phrase(
    ko: "이 프로필에 이미 데이터가 있어 복원하지 않았습니다. 지금 데이터를 모두 바꾸려면 --yes를 붙여 주세요.",
    en: "The profile has data already, so nothing was restored. Add --yes to replace all of it.")
  static let confirmSettings = Phrase(
    ko: "지금 설정이 백업의 설정과 달라 복원하지 않았습니다. 백업의 설정으로 바꾸려면 --yes를 붙여 주세요.",
    en:
      "The settings differ from those of the backup, so nothing was restored. Add --yes to replace them."
  )

  static func cannotChange(_ folder: String) -> Phrase {
    Phrase(
      ko: "프로필 폴더에 저장할 수 없어 복원하지 않았습니다. 권한을 확인해 주세요: \(folder)",
      en:
        "Can’t save to the profile’s folder, so nothing was restored. Check its permissions: \(folder)"
    )
  }

  static func made(_ members: [Archive.Member]) -> Phrase {
    let size = size(of: members)
    return Phrase(
      ko: "백업하고 확인했습니다: 파일 \(members.count.grouped)개, \(size).",
      en: "Backed up and verified: \(files(members.count)), \(size).")
  }

  static func restored(_ members: [Archive.Member]) -> Phrase {
    Phrase(
      ko: "복원했습니다: 파일 \(members.count.grouped)개, \(size(of: members)).",
      en: "Restored: \(files(members.count)), \(size(of: members)).")
  }

  private static func files(_ count: Int) -> String {
    count == 1 ? "1 file" : "\(count.grouped) files"
  }

  private static func size(of members: [Archive.Member]) -> String {
    let bytes = members.reduce(0) { $0 + $1.size }
    return bytes < 1_000_000
      ? "\((bytes + 999) / 1_000) kB" : "\(((bytes + 999_999) / 1_000_000).grouped) MB"
  }

  static func phrase(of error: ArchiveError) -> Phrase {
    switch error {
    case .missing:
      Phrase(ko: "파일을 찾을 수 없습니다. 경로를 확인해 주세요.", en: "File not found. Check the path.")
    case .notFile:
      Phrase(
        ko: "파일이 아닙니다. 파일 이름까지 입력해 주세요.",
        en: "This is not a file. Enter a path with a file name.")
    case .notBackup:
      Phrase(
        ko: "갈비의 백업 파일이 아닙니다. 경로를 확인해 주세요.",
        en: "This isn’t a backup of Galbi. Check the path.")
    case .cannotRead:
      Phrase(
        ko: "파일을 읽을 수 없습니다. 파일 권한을 확인해 주세요.",
        en: "The file can’t be read. Check its permissions.")
    case .cannotWrite:
      Phrase(
        ko: "이 폴더에 저장할 수 없습니다. 다른 폴더를 선택해 주세요.",
        en: "Can’t save to this folder. Choose another one.")
    case .diskFull:
      Phrase(
        ko: "디스크가 가득 찼습니다. 공간을 확보한 뒤 다시 시도해 주세요.",
        en: "The disk is full. Free up space and try again.")
    case .noFolder:
      Phrase(ko: "폴더를 찾을 수 없습니다. 경로를 확인해 주세요.", en: "Folder not found. Check the path.")
    case .exists:
      Phrase(
        ko: "같은 이름의 파일이 이미 있습니다. 덮어쓰려면 --yes를 붙여 주세요.",
        en: "A file with this name already exists. Add --yes to replace it.")
    case .damaged:
      Phrase(
        ko: "백업 파일이 손상되었거나 끝까지 저장되지 않아 복원하지 않았습니다.",
        en: "The backup is damaged or incomplete, so nothing was restored.")
    case .ownFile:
      Phrase(
        ko: "갈비의 데이터 파일입니다. 다른 경로를 입력해 주세요.",
        en: "This is one of Galbi’s own files. Enter another path.")
    case .linked(let name):
      Phrase(
        ko: "프로필의 파일이 다른 위치의 링크여서 복원하지 않았습니다: \(name). 링크가 가리키는 파일을 이 폴더로 옮겨 주세요.",
        en:
          "\(name) of the profile is a link to elsewhere, so nothing was restored. Move what it leads to into the folder."
      )
    case .cancelled:
      Phrase(ko: "취소했습니다. 바뀐 데이터는 없습니다.", en: "Cancelled. Nothing was changed.")
    case .newer:
      Phrase(
        ko: "더 새로운 버전의 갈비에서 만든 백업입니다. 갈비를 업데이트해 주세요.",
        en: "The backup was made by a newer Galbi. Update Galbi.")
    }
  }
}
