#define _GNU_SOURCE

#include "CPlatform/Exchange.h"

#include "CPlatform/Variant.h"

#include <errno.h>

#ifdef LINUX_ONLY

#include <fcntl.h>
#include <stdio.h>

int exchange_names(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

#else

int exchange_names(const char *one, const char *other) {
  (void)one;
  (void)other;
  errno = ENOSYS;
  return -1;
}

#endif
