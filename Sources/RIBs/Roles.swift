// The roles of a riblet. Each is a class on the main actor, so a feature's protocol that refines
// one inherits `@MainActor` and `Sendable` and writes neither.

/// Builds one kind of riblet; a feature refines it with its own `build` method.
@MainActor public protocol Buildable: AnyObject, Sendable {}

/// What a riblet needs from outside, as properties that a component above it provides.
@MainActor public protocol Dependency: AnyObject, Sendable {}

/// How a riblet tells its parent what happened: methods name past events and return nothing.
@MainActor public protocol Listener: AnyObject, Sendable {}

/// What an interactor may ask of its own router: attach this, detach that.
@MainActor public protocol Routing: AnyObject, Sendable {}

/// Legacy.
@MainActor public protocol LegacyPresentable: AnyObject, Sendable {}

/// Legacy.
@MainActor public protocol PresentableListener: AnyObject, Sendable {}
