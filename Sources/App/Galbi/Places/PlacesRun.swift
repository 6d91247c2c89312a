import Launch
import Log
import Phrases
import PlacesData
import PlacesDomain
import SessionDomain

/// Runs `galbi places`: imports the user's places, and tells how many there are.
@MainActor
struct PlacesRun {
  private let launcher: Launcher
  private let folder: String

  init(_ launcher: Launcher) {
    self.launcher = launcher
    folder = PlacesComponent.folder(in: launcher.folders.folder(of: Profile(name: "")))
  }

  /// Returns the exit status.
  func run(_ command: PlacesCommand) async -> Int32 {
    switch command {
    case .tell: await tell()
    case .take(let path): await take(path)
    }
  }

  private func tell() async -> Int32 {
    let places = SQLitePlaces(folder: folder, log: .none)
    do throws(PlacesError) {
      let count = try await places.count()
      printLine(PlacesText.count(count, at: places.time))
      return 0
    } catch {
      return complain(error.phrase, 1)
    }
  }

  /// Ctrl-C and SIGTERM cancel the import, which removes what it has written.
  private func take(_ path: String) async -> Int32 {
    let (folder, language) = (folder, launcher.language)
    let shown = Percentage()
    let (result, ending) = await Launcher.interruptible {
      () -> Result<ImportedPlaces, PlaceImportError> in
      do throws(PlaceImportError) {
        return .success(
          try await PlaceImport(folder: folder).run(path) { part in
            shown.show(part) { PlacesText.progress($0).text(language) }
          })
      } catch {
        return .failure(error)
      }
    }
    shown.remove()
    switch result {
    case .success(let imported):
      launcher.hasChanged = true
      printLine(PlacesText.imported(imported.count))
      if imported.leftOut > 0 { complain(PlacesText.leftOut(imported), 0) }
      return 0
    case .failure(let error):
      return complain(error.phrase, ending ?? 1)
    }
  }

  private func printLine(_ phrase: Phrase) { launcher.printLine(phrase.text(launcher.language)) }

  @discardableResult
  private func complain(_ phrase: Phrase, _ status: Int32) -> Int32 {
    launcher.printError(phrase.text(launcher.language))
    return status
  }
}

/// What the words after `galbi places` mean.
enum PlacesCommand: Equatable {
  /// Tells how many places were imported.
  case tell
  /// With the path of the file.
  case take(String)

  /// Takes all of the words that it knows.
  init(_ words: inout ArraySlice<String>) throws(UsageError) {
    switch words.popFirst() {
    case nil: self = .tell
    case "import":
      guard let path = words.popFirst() else {
        throw .missingWord(example: "galbi places import places.csv")
      }
      self = .take(path)
    case let word?: throw .unknownWord(word, nearest: nil)
    }
  }
}
