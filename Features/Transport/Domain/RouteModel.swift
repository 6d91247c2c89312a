public import Store

/// The one route, as it was written last; it is kept even if whoever wrote it leaves at once.
@MainActor public final class RouteModel {
  private let work: any RouteWork
  private let writer: Writer<TransportState>
  private var kept: Route?
  private var keeping: Task<TransportError?, Never>?

  public init(work: any RouteWork, writer: Writer<TransportState>) {
    self.work = work
    self.writer = writer
  }

  /// Reads it, unless that was done before.
  func read() async throws(TransportError) {
    guard kept == nil else { return }
    let route = try await work.route()
    guard kept == nil else { return }
    kept = route
    writer.update { $0.route = route }
  }

  /// Shows the change at once, and keeps it after those before it.
  func change(_ end: RouteEnd, to text: String) async throws(TransportError) {
    writer.update { $0.route[end] = text }
    let before = keeping
    let task = Task.immediate { [self] () -> TransportError? in
      _ = await before?.value
      return await keep()
    }
    keeping = task
    if let error = await task.value { throw error }
  }

  private func keep() async -> TransportError? {
    let route = writer.value.route
    // A later change was kept along with an earlier one.
    guard route != kept else { return nil }
    do throws(TransportError) {
      try await work.keep(route)
      kept = route
      return nil
    } catch {
      return error
    }
  }
}
