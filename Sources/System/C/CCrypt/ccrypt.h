#ifndef GALBI_CCRYPT_H
#define GALBI_CCRYPT_H

#include <crypt.h>
#include <stdlib.h>
#include <string.h>

// Swift does not import C arrays as large as those of `struct crypt_data`.

/// Hashes `secret` with `setting`, which is a salt or a hash; returns false when the library fails.
///
/// Its working memory is overwritten afterwards.
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

/// Makes a yescrypt salt at the library's recommended cost; false if the system has no randomness.
static inline _Bool galbi_crypt_salt(char salt[CRYPT_GENSALT_OUTPUT_SIZE]) {
  return crypt_gensalt_rn("$y$", 0, NULL, 0, salt, CRYPT_GENSALT_OUTPUT_SIZE) != NULL;
}

#endif
