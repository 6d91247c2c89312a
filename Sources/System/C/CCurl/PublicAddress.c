#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// Which addresses belong to one machine or one network: those of the registries of special purposes,
// https://www.iana.org/assignments/iana-ipv4-special-registry and iana-ipv6-special-registry.

struct network4 { uint32_t first; int bits; };

static const struct network4 special[] = {
  {0x00000000, 8}, {0x0A000000, 8}, {0x64400000, 10}, {0x7F000000, 8}, {0xA9FE0000, 16},
  {0xAC100000, 12}, {0xC0000000, 24}, {0xC0000200, 24}, {0xC0586300, 24}, {0xC0A80000, 16},
  {0xC6120000, 15}, {0xC6336400, 24}, {0xCB007100, 24}, {0xE0000000, 4}, {0xF0000000, 4},
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
  // Teredo, and what is for documentation and benchmarks.
  if (begins(bytes, "\x20\x01", 2) && bytes[2] < 2) return false;
  return !begins(bytes, "\x20\x01\x0D\xB8", 4);
}

bool galbi_curl_is_public(const struct sockaddr *address) {
  switch (address->sa_family) {
  case AF_INET:
    return is_public4((const uint8_t *)&((const struct sockaddr_in *)address)->sin_addr);
  case AF_INET6:
    return is_public6((const uint8_t *)&((const struct sockaddr_in6 *)address)->sin6_addr);
  default: return false;
  }
}

/// Called by libcurl for each address that it is about to connect to, whatever named it.
static curl_socket_t open_public(void *refused, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)purpose;
  if (!galbi_curl_is_public(&address->addr)) {
    *(bool *)refused = true;
    return CURL_SOCKET_BAD;
  }
  int socket_file = socket(address->family, address->socktype, address->protocol);
  if (socket_file >= 0) fcntl(socket_file, F_SETFD, FD_CLOEXEC);
  return socket_file;
}

void galbi_curl_reach_public_only(CURL *handle, bool *refused) {
  galbi_curl_set_pointer(handle, CURLOPT_OPENSOCKETDATA, refused);
  galbi_curl_set_socket_function(handle, open_public);
  // A proxy would connect for us.
  galbi_curl_set_text(handle, CURLOPT_PROXY, "");
}
