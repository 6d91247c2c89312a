// The roles of a riblet. Each is isolated to the main actor, so a protocol of a feature that refines
// one inherits `@MainActor` and `Sendable` and writes neither.

/// Builds one kind of riblet for other features, which know this protocol and not the builder.
///
/// A feature refines it with its own `build` method, whose parameters are what the parent provides:
/// a stage, a listener.
@MainActor public protocol Buildable: Sendable {}

/// What a riblet needs, as properties that a component of the app provides.
@MainActor public protocol Dependency: AnyObject, Sendable {}

/// How a riblet tells its parent what happened: methods name past events and return nothing.
@MainActor public protocol Listener: AnyObject, Sendable {}

/// What an interactor may ask of its own router: attach this, detach that.
@MainActor public protocol Routing: AnyObject, Sendable {}
