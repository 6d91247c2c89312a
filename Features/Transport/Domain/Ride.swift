public import WalletDomain

/// What a ride costs.
public enum Ride {
  public static let fare = Won(18_000)
}
