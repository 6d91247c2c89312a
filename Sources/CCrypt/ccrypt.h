#ifndef GALBI_CCRYPT_H
#define GALBI_CCRYPT_H

#include <crypt.h>
#include <stdlib.h>
#include <string.h>

// Swift does not import arrays as large as those of `struct crypt_data`.

/// Writes the hash of `secret` by `setting`, a salt or a hash; false when the library refuses.
///
/// The memory that it works in is overwritten.
static inline _Bool galbi_crypt(
    const char *secret, const char *setting, char hash[CRYPT_OUTPUT_SIZE]) {
  struct crypt_data *data = (struct crypt_data *)calloc(1, sizeof *data);
  if (data == NULL) return 0;
  const char *result = crypt_rn(secret, setting, data, (int)sizeof *data);
  _Bool done = result != NULL && result[0] != '*' && strlen(result) < CRYPT_OUTPUT_SIZE;
  if (done) strcpy(hash, result);
  explicit_bzero(data, sizeof *data);
  free(data);
  return done;
}

/// Writes a new salt for yescrypt at the cost that the library recommends; false without randomness.
static inline _Bool galbi_crypt_salt(char salt[CRYPT_GENSALT_OUTPUT_SIZE]) {
  return crypt_gensalt_rn("$y$", 0, NULL, 0, salt, CRYPT_GENSALT_OUTPUT_SIZE) != NULL;
}

#endif
