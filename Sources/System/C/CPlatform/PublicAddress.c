#include "CPlatform/PublicAddress.h"

#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>

// Which addresses belong to one machine or one network, by the registries of special purposes; those for
// examples lead nowhere.
// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry.

struct network4 { uint32_t first; int bits; };

static const struct network4 special[] = {
  {0x00000000, 8}, {0x0A000000, 8}, {0x64400000, 10}, {0x7F000000, 8}, {0xA9FE0000, 16},
  {0xAC100000, 12}, {0xC0000000, 24}, {0xC0586300, 24}, {0xC0A80000, 16}, {0xC6120000, 15},
  {0xE0000000, 4}, {0xF0000000, 4},
};

static bool is_public4(const uint8_t *bytes) {
  uint32_t address = (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
  for (size_t index = 0; index < sizeof special / sizeof *special; index++)
    if ((address ^ special[index].first) >> (32 - special[index].bits) == 0) return false;
  return true;
}

static bool begins(const uint8_t *bytes, const char *prefix, size_t length) {
  return memcmp(bytes, prefix, length) == 0;
}

/// The public ones are 2000::/3; some of them have an address of version 4 in them.
static bool is_public6(const uint8_t *bytes) {
  if (begins(bytes, "\0\0\0\0\0\0\0\0\0\0\xFF\xFF", 12)) return is_public4(bytes + 12);
  if (begins(bytes, "\0\x64\xFF\x9B\0\0\0\0\0\0\0\0", 12)) return is_public4(bytes + 12);
  if ((bytes[0] & 0xE0) != 0x20) return false;
  if (begins(bytes, "\x20\x02", 2)) return is_public4(bytes + 2);
  // Teredo, and what is for protocols and benchmarks.
  return !(begins(bytes, "\x20\x01", 2) && bytes[2] < 2);
}

bool address_is_public(const void *any) {
  const struct sockaddr *address = any;
  switch (address->sa_family) {
  case AF_INET:
    return is_public4((const uint8_t *)&((const struct sockaddr_in *)address)->sin_addr);
  case AF_INET6:
    return is_public6((const uint8_t *)&((const struct sockaddr_in6 *)address)->sin6_addr);
  default: return false;
  }
}
