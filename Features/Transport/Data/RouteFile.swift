import Files
import Phrases
public import TransportDomain

/// The route in a file of the profile's folder: a line for each place, empty for the preset one.
public struct RouteFile: RouteRepository {
  private let path: String

  /// `folder` is the profile's; it exists.
  public init(folder: String) {
    path = "\(folder)/route"
  }

  @concurrent
  public func route() async throws(TransportError) -> Route {
    let text: String?
    do throws(FileError) {
      text = try FileAccess.read(path)
    } catch {
      throw TransportError(error)
    }
    let lines = text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    var route = Route()
    for (end, line) in zip(RouteEnd.allCases, lines) {
      route[end] = line.prefix(fitting: Route.placeLength)
    }
    return route
  }

  @concurrent
  public func keep(_ route: Route) async throws(TransportError) {
    let lines = RouteEnd.allCases.map { route[$0].filter { !$0.isNewline } }
    do throws(FileError) {
      try FileAccess.write(lines.map { "\($0)\n" }.joined(), to: path)
    } catch {
      throw TransportError(error)
    }
  }
}

extension TransportError {
  fileprivate init(_ error: FileError) {
    self =
      switch error {
      case .cannotRead, .tooLarge, .notText, .cannotWatch: .cannotRead
      case .cannotWrite: .cannotWrite
      case .diskFull: .diskFull
      }
  }
}
