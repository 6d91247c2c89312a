// With its types checked, curl_easy_setopt is a macro.
#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"

#include "CPlatform/Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

// libcurl comes with some thirty libraries, which take as long to load as the rest of a start. So
// the program is not linked with it: these functions have the names of libcurl's, and call them.

static void *library;

static void load(void) { library = load_library("curl", 4); }

bool galbi_curl_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return library != NULL;
}

static void *find(const char *name) {
  void *function = galbi_curl_load() ? dlsym(library, name) : NULL;
  if (function == NULL) abort();
  return function;
}

#define LIBCURL(name) ((__typeof__(&name))find(#name))

#undef curl_easy_setopt
#undef curl_easy_getinfo

CURLcode curl_global_init(long flags) { return LIBCURL(curl_global_init)(flags); }
void curl_free(void *memory) { LIBCURL(curl_free)(memory); }

CURL *curl_easy_init(void) { return LIBCURL(curl_easy_init)(); }
void curl_easy_cleanup(CURL *handle) { LIBCURL(curl_easy_cleanup)(handle); }

struct curl_slist *curl_slist_append(struct curl_slist *list, const char *text) {
  return LIBCURL(curl_slist_append)(list, text);
}
void curl_slist_free_all(struct curl_slist *list) { LIBCURL(curl_slist_free_all)(list); }

CURLM *curl_multi_init(void) { return LIBCURL(curl_multi_init)(); }
CURLMcode curl_multi_cleanup(CURLM *multi) { return LIBCURL(curl_multi_cleanup)(multi); }
CURLMcode curl_multi_add_handle(CURLM *multi, CURL *handle) {
  return LIBCURL(curl_multi_add_handle)(multi, handle);
}
CURLMcode curl_multi_remove_handle(CURLM *multi, CURL *handle) {
  return LIBCURL(curl_multi_remove_handle)(multi, handle);
}
CURLMcode curl_multi_perform(CURLM *multi, int *running) {
  return LIBCURL(curl_multi_perform)(multi, running);
}
CURLMcode curl_multi_poll(
    CURLM *multi, struct curl_waitfd files[], unsigned int count, int timeout, int *ready) {
  return LIBCURL(curl_multi_poll)(multi, files, count, timeout, ready);
}
CURLMcode curl_multi_wakeup(CURLM *multi) { return LIBCURL(curl_multi_wakeup)(multi); }
CURLMsg *curl_multi_info_read(CURLM *multi, int *left) {
  return LIBCURL(curl_multi_info_read)(multi, left);
}

CURLU *curl_url(void) { return LIBCURL(curl_url)(); }
void curl_url_cleanup(CURLU *address) { LIBCURL(curl_url_cleanup)(address); }
CURLUcode curl_url_set(CURLU *address, CURLUPart part, const char *text, unsigned int flags) {
  return LIBCURL(curl_url_set)(address, part, text, flags);
}

CURLUcode galbi_curl_url_get(CURLU *address, CURLUPart part, char **text, unsigned int flags) {
  return LIBCURL(curl_url_get)(address, part, text, flags);
}

CURLcode galbi_curl_set_long(CURL *handle, CURLoption option, long value) {
  return LIBCURL(curl_easy_setopt)(handle, option, value);
}
CURLcode galbi_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
  return LIBCURL(curl_easy_setopt)(handle, option, value);
}
CURLcode galbi_curl_set_text(CURL *handle, CURLoption option, const char *value) {
  return LIBCURL(curl_easy_setopt)(handle, option, value);
}
CURLcode galbi_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return LIBCURL(curl_easy_setopt)(handle, option, value);
}
CURLcode galbi_curl_set_data_function(
    CURL *handle, CURLoption option, galbi_curl_data_function function) {
  return LIBCURL(curl_easy_setopt)(handle, option, function);
}
CURLcode galbi_curl_set_connected_function(CURL *handle, galbi_curl_connected_function function) {
  return LIBCURL(curl_easy_setopt)(handle, CURLOPT_PREREQFUNCTION, function);
}

CURLcode galbi_curl_set_socket_function(CURL *handle, curl_opensocket_callback function) {
  return LIBCURL(curl_easy_setopt)(handle, CURLOPT_OPENSOCKETFUNCTION, function);
}

CURLcode galbi_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return LIBCURL(curl_easy_getinfo)(handle, info, value);
}
CURLcode galbi_curl_get_size(CURL *handle, CURLINFO info, curl_off_t *value) {
  return LIBCURL(curl_easy_getinfo)(handle, info, value);
}
CURLcode galbi_curl_get_text(CURL *handle, CURLINFO info, const char **value) {
  return LIBCURL(curl_easy_getinfo)(handle, info, value);
}
