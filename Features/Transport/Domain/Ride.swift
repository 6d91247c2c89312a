public import WalletDomain

/// The price of a ride.
public enum Ride {
  public static let fare = Won(18_000)
}
