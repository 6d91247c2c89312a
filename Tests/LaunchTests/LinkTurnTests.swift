import Dispatch
import Expectations
import RIBs
import RIBsTesting
import Testing

@testable import Launch

/// That nothing comes between the steps of a link in a running app.
@MainActor
struct LinkTurnTests {
  /// Writes down what happens, in order.
  @MainActor private final class Order {
    var events: [String] = []
    let keyPressed = Checkpoint()
  }

  /// Opens a riblet after a while; a key is on its way then.
  private final class HallRouter: Router<Interactor> {
    private let order: Order

    init(_ order: Order) {
      self.order = order
      super.init(interactor: Interactor())
    }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      await withCheckedContinuation { reader in
        DispatchQueue.main.async { reader.resume() }
      }
      attach(RoomRouter(order))
      DispatchQueue.main.async { [order] in
        MainActor.assumeIsolated {
          order.events.append("key")
          order.keyPressed.open()
        }
      }
      return try await super.open(segment)
    }
  }

  private final class RoomRouter: Router<Interactor> {
    private let order: Order

    init(_ order: Order) {
      self.order = order
      super.init(interactor: Interactor())
    }

    override var segment: Segment? { "room" }

    override func arrive() { order.events.append("arrive") }
  }

  @Test(arguments: [false, true])
  func `a link has arrived before a key is taken that comes after its riblet`(
    isPlace: Bool
  ) async throws {
    let order = Order()
    let hall = HallRouter(order)
    let tree = Tree(executor: workQueue)
    hall.launch(in: tree)
    let following = Task.immediate(executorPreference: workQueue) {
      _ =
        isPlace
        ? try await hall.open(NavigationPath([.init(.segment("room"))]))
        : try await hall.open(Link(parsing: "room"))
    }
    try await following.value
    await order.keyPressed.pass()
    expectEqual(order.events, ["arrive", "key"])
    hall.shutDown()
  }
}
