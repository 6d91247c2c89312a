#include "CPlatform/PublicAddress.h"

#include <ifaddrs.h>
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

/// The bytes of an address; NULL if there is none.
static const uint8_t *bytes_of(const struct sockaddr *address, sa_family_t family) {
  if (address == NULL) return NULL;
  return family == AF_INET
      ? (const uint8_t *)&((const struct sockaddr_in *)address)->sin_addr
      : (const uint8_t *)&((const struct sockaddr_in6 *)address)->sin6_addr;
}

/// Whether one of the lines has the address, or a network to which it belongs.
static bool is_attached(const uint8_t *bytes, sa_family_t family, const struct ifaddrs *lines) {
  size_t length = family == AF_INET ? 4 : 16;
  for (const struct ifaddrs *each = lines; each != NULL; each = each->ifa_next) {
    if (each->ifa_addr == NULL || each->ifa_addr->sa_family != family) continue;
    const uint8_t *own = bytes_of(each->ifa_addr, family), *mask = bytes_of(each->ifa_netmask, family);
    uint8_t masked = 0, other = 0;
    for (size_t index = 0; index < length; index++) {
      uint8_t bits = mask == NULL ? 0 : mask[index];
      masked |= bits;
      other |= (own[index] ^ bytes[index]) & bits;
    }
    // A line without a network of its own leads everywhere.
    if (memcmp(own, bytes, length) == 0 || (masked != 0 && other == 0)) return true;
  }
  return false;
}

static bool is_public4(const uint8_t *bytes, const struct ifaddrs *lines) {
  uint32_t address = (uint32_t)bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
  for (size_t index = 0; index < sizeof special / sizeof *special; index++)
    if ((address ^ special[index].first) >> (32 - special[index].bits) == 0) return false;
  return !is_attached(bytes, AF_INET, lines);
}

static bool begins(const uint8_t *bytes, const char *prefix, size_t length) {
  return memcmp(bytes, prefix, length) == 0;
}

/// The public ones are 2000::/3; some of them have an address of version 4 in them.
static bool is_public6(const uint8_t *bytes, const struct ifaddrs *lines) {
  if (begins(bytes, "\0\0\0\0\0\0\0\0\0\0\xFF\xFF", 12)) return is_public4(bytes + 12, lines);
  if (begins(bytes, "\0\x64\xFF\x9B\0\0\0\0\0\0\0\0", 12)) return is_public4(bytes + 12, lines);
  if ((bytes[0] & 0xE0) != 0x20) return false;
  if (begins(bytes, "\x20\x02", 2) && !is_public4(bytes + 2, lines)) return false;
  // Teredo, and what is for protocols and benchmarks.
  if (begins(bytes, "\x20\x01", 2) && bytes[2] < 2) return false;
  return !is_attached(bytes, AF_INET6, lines);
}

bool address_is_public_beside(const void *any, const void *lines) {
  const struct sockaddr *address = any;
  switch (address->sa_family) {
  case AF_INET: return is_public4(bytes_of(address, AF_INET), lines);
  case AF_INET6: return is_public6(bytes_of(address, AF_INET6), lines);
  default: return false;
  }
}

bool address_is_public(const void *address) {
  struct ifaddrs *lines;
  if (getifaddrs(&lines) != 0) return false;
  bool is_public = address_is_public_beside(address, lines);
  freeifaddrs(lines);
  return is_public;
}
