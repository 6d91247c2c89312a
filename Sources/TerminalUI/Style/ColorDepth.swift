/// How many colours a terminal shows.
public enum ColorDepth: Sendable { case none, basic, indexed, trueColor }
