#ifndef GALBI_CCURL_H
#define GALBI_CCURL_H

#include <curl/curl.h>

// Swift does not import variadic functions, so there is one function per type of value.

static inline CURLcode galbi_curl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode galbi_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode galbi_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode galbi_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

typedef size_t (*galbi_curl_data_function)(char *, size_t, size_t, void *);

static inline CURLcode galbi_curl_set_data_function(
    CURL *handle, CURLoption option, galbi_curl_data_function function) {
  return curl_easy_setopt(handle, option, function);
}

typedef int (*galbi_curl_connected_function)(void *, char *, char *, int, int);

/// Calls `function` once connected, before the request is sent.
static inline CURLcode galbi_curl_set_connected_function(
    CURL *handle, galbi_curl_connected_function function) {
  return curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, function);
}

static inline CURLcode galbi_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode galbi_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo(handle, info, value);
}

static inline CURLcode galbi_curl_get_text(CURL *handle, CURLINFO info, const char **value) {
  return curl_easy_getinfo(handle, info, value);
}

/// The result of a `CURLMSG_DONE` message.
static inline CURLcode galbi_curl_result(const CURLMsg *message) {
  return message->data.result;
}

#endif
