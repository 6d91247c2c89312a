#ifndef GALBI_CCURL_H
#define GALBI_CCURL_H

#include <curl/curl.h>
#include <stdbool.h>

/// Loads libcurl, with the libraries that it needs. Until then no function of libcurl may be called.
bool galbi_curl_load(void);

/// `curl_url_get`, whose first parameter is constant in later versions.
CURLUcode galbi_curl_url_get(CURLU *address, CURLUPart part, char **text, unsigned int flags);

// Swift does not import variadic functions, so there is one function per type of value.

CURLcode galbi_curl_set_long(CURL *handle, CURLoption option, long value);
CURLcode galbi_curl_set_size(CURL *handle, CURLoption option, curl_off_t value);
CURLcode galbi_curl_set_text(CURL *handle, CURLoption option, const char *value);
CURLcode galbi_curl_set_pointer(CURL *handle, CURLoption option, void *value);

typedef size_t (*galbi_curl_data_function)(char *, size_t, size_t, void *);

CURLcode galbi_curl_set_data_function(
    CURL *handle, CURLoption option, galbi_curl_data_function function);

typedef int (*galbi_curl_connected_function)(void *, char *, char *, int, int);

/// Calls `function` once connected, before the request is sent.
CURLcode galbi_curl_set_connected_function(CURL *handle, galbi_curl_connected_function function);

/// Calls `function` for each address to which a connection is about to be made, for its socket.
CURLcode galbi_curl_set_socket_function(CURL *handle, curl_opensocket_callback function);

/// Connects to public addresses only; `refused`, which must outlive the transfer, becomes true if
/// another one was asked for.
void galbi_curl_reach_public_only(CURL *handle, bool *refused);

CURLcode galbi_curl_get_long(CURL *handle, CURLINFO info, long *value);
CURLcode galbi_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value);
CURLcode galbi_curl_get_text(CURL *handle, CURLINFO info, const char **value);

/// The result of a `CURLMSG_DONE` message.
static inline CURLcode galbi_curl_result(const CURLMsg *message) {
  return message->data.result;
}

#endif
