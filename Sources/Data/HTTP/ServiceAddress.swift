/// The address of something at a service, whose own address may end with a slash and have a path too.
public func serviceAddress(_ service: String, _ path: String) throws(HTTPError) -> String {
  // A path cannot follow a query.
  guard !service.contains(where: { "?#".contains($0) }) else { throw .invalidAddress }
  return service + (service.hasSuffix("/") ? "" : "/") + path
}
