#if PostgreSQL
  public import PostgreSQL

  extension ServerLimits {
    /// For tests that are not about limits, on a machine with much else to do.
    public static var patient: ServerLimits {
      var limits = ServerLimits()
      limits.connecting = .seconds(60)
      limits.read = .seconds(60)
      limits.change = .seconds(120)
      limits.sign = .seconds(60)
      return limits
    }
  }
#endif
