#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"

#include "CPlatform/PublicAddress.h"

#include <fcntl.h>

/// Called by libcurl for each address that it is about to connect to, whatever named it.
static curl_socket_t open_public(void *refused, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)purpose;
  if (!address_is_public(&address->addr)) {
    *(bool *)refused = true;
    return CURL_SOCKET_BAD;
  }
  int file = socket(address->family, address->socktype, address->protocol);
  if (file >= 0) fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
}

void galbi_curl_reach_public_only(CURL *handle, bool *refused) {
  galbi_curl_set_pointer(handle, CURLOPT_OPENSOCKETDATA, refused);
  galbi_curl_set_socket_function(handle, open_public);
  // A proxy would connect for us.
  galbi_curl_set_text(handle, CURLOPT_PROXY, "");
}
