// Addresses of the network that lead out of it.

#ifndef PUBLIC_ADDRESS_H
#define PUBLIC_ADDRESS_H

#include <stdbool.h>
#include <sys/socket.h>

/// Whether an address belongs neither to this machine nor to a private or local network.
bool address_is_public(const struct sockaddr *address);

#endif
