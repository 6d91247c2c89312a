// Addresses of the network that lead out of it.

#ifndef PUBLIC_ADDRESS_H
#define PUBLIC_ADDRESS_H

#include <stdbool.h>

/// Whether an address belongs neither to this machine, nor to a private or local network, nor to one on the
/// machine's own lines.
///
/// It is a `struct sockaddr`, which is not named here: what a header of the system declares would be this
/// module's for Swift.
bool address_is_public(const void *address);

/// The same for a machine with these lines, a list as `getifaddrs` makes it.
bool address_is_public_beside(const void *address, const void *lines);

#endif
