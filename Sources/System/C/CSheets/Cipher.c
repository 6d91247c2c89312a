#include "CSheets.h"

#include "CPlatform/Library.h"
#include "CPlatform/Memory.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// As openssl/evp.h and openssl/hmac.h of OpenSSL 3 have them.
typedef struct evp_md_st EVP_MD;
typedef struct evp_md_ctx_st EVP_MD_CTX;
typedef struct evp_cipher_st EVP_CIPHER;
typedef struct evp_cipher_ctx_st EVP_CIPHER_CTX;

static struct {
  const EVP_MD *(*hashes[4])(void);
  const EVP_CIPHER *(*chains[3])(void);
  const EVP_CIPHER *(*blocks[3])(void);
  EVP_MD_CTX *(*new_hash)(void);
  void (*free_hash)(EVP_MD_CTX *);
  int (*begin_hash)(EVP_MD_CTX *, const EVP_MD *, void *);
  int (*add)(EVP_MD_CTX *, const void *, size_t);
  int (*end_hash)(EVP_MD_CTX *, unsigned char *, unsigned int *);
  unsigned char *(*hmac)(
      const EVP_MD *, const void *, int, const unsigned char *, size_t, unsigned char *, unsigned int *);
  EVP_CIPHER_CTX *(*new_cipher)(void);
  void (*free_cipher)(EVP_CIPHER_CTX *);
  int (*begin_cipher)(EVP_CIPHER_CTX *, const EVP_CIPHER *, void *, const unsigned char *, const unsigned char *);
  int (*set_padding)(EVP_CIPHER_CTX *, int);
  int (*decrypt)(EVP_CIPHER_CTX *, unsigned char *, int *, const unsigned char *, int);
} crypto;
static bool is_loaded;

static void load(void) {
  void *library = load_library("crypto", 3);
  if (library == NULL) return;
  static const char *const hashes[] = {"EVP_sha1", "EVP_sha256", "EVP_sha384", "EVP_sha512"};
  static const char *const chains[] = {"EVP_aes_128_cbc", "EVP_aes_192_cbc", "EVP_aes_256_cbc"};
  static const char *const blocks[] = {"EVP_aes_128_ecb", "EVP_aes_192_ecb", "EVP_aes_256_ecb"};
  for (int i = 0; i < 4; i++) {
    if ((crypto.hashes[i] = dlsym(library, hashes[i])) == NULL) return;
  }
  for (int i = 0; i < 3; i++) {
    if ((crypto.chains[i] = dlsym(library, chains[i])) == NULL) return;
    if ((crypto.blocks[i] = dlsym(library, blocks[i])) == NULL) return;
  }
  is_loaded = (crypto.new_hash = dlsym(library, "EVP_MD_CTX_new")) != NULL
              && (crypto.free_hash = dlsym(library, "EVP_MD_CTX_free")) != NULL
              && (crypto.begin_hash = dlsym(library, "EVP_DigestInit_ex")) != NULL
              && (crypto.add = dlsym(library, "EVP_DigestUpdate")) != NULL
              && (crypto.end_hash = dlsym(library, "EVP_DigestFinal_ex")) != NULL
              && (crypto.hmac = dlsym(library, "HMAC")) != NULL
              && (crypto.new_cipher = dlsym(library, "EVP_CIPHER_CTX_new")) != NULL
              && (crypto.free_cipher = dlsym(library, "EVP_CIPHER_CTX_free")) != NULL
              && (crypto.begin_cipher = dlsym(library, "EVP_DecryptInit_ex")) != NULL
              && (crypto.set_padding = dlsym(library, "EVP_CIPHER_CTX_set_padding")) != NULL
              && (crypto.decrypt = dlsym(library, "EVP_DecryptUpdate")) != NULL;
}

bool galbi_cipher_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

/// Hashes both in a context that is there.
static size_t hash_in(
    EVP_MD_CTX *context, const EVP_MD *kind, const uint8_t *one, size_t one_count, const uint8_t *other,
    size_t other_count, uint8_t *hash) {
  unsigned int count = 0;
  bool is_done = crypto.begin_hash(context, kind, NULL) == 1 && crypto.add(context, one, one_count) == 1
                 && crypto.add(context, other, other_count) == 1
                 && crypto.end_hash(context, hash, &count) == 1;
  return is_done ? count : 0;
}

size_t galbi_cipher_hash(
    enum galbi_hash kind, const uint8_t *one, size_t one_count, const uint8_t *other, size_t other_count,
    uint8_t *hash) {
  EVP_MD_CTX *context = crypto.new_hash();
  if (context == NULL) return 0;
  size_t count = hash_in(context, crypto.hashes[kind](), one, one_count, other, other_count, hash);
  crypto.free_hash(context);
  return count;
}

bool galbi_cipher_spin(enum galbi_hash kind, uint8_t *hash, uint32_t turns) {
  static const size_t lengths[] = {20, 32, 48, 64};
  EVP_MD_CTX *context = crypto.new_hash();
  if (context == NULL) return false;
  const EVP_MD *function = crypto.hashes[kind]();
  bool is_done = true;
  for (uint32_t turn = 0; is_done && turn < turns; turn++) {
    uint8_t number[] = {(uint8_t)turn, (uint8_t)(turn >> 8), (uint8_t)(turn >> 16), (uint8_t)(turn >> 24)};
    is_done = hash_in(context, function, number, sizeof number, hash, lengths[kind], hash) > 0;
  }
  crypto.free_hash(context);
  return is_done;
}

size_t galbi_cipher_hmac(
    enum galbi_hash kind, const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count,
    uint8_t *hash) {
  unsigned int length = 0;
  return crypto.hmac(crypto.hashes[kind](), key, (int)key_count, bytes, count, hash, &length) == NULL
             ? 0 : length;
}

bool galbi_cipher_decrypt(
    const uint8_t *key, size_t key_count, const uint8_t *start, const uint8_t *bytes, size_t count,
    uint8_t *plain) {
  if (key_count % 8 != 0 || key_count < 16 || key_count > 32 || count % 16 != 0 || count > 1 << 30) return false;
  EVP_CIPHER_CTX *context = crypto.new_cipher();
  if (context == NULL) return false;
  size_t size = key_count / 8 - 2;
  int done = 0;
  const EVP_CIPHER *kind = start == NULL ? crypto.blocks[size]() : crypto.chains[size]();
  bool is_done = crypto.begin_cipher(context, kind, NULL, key, start) == 1
                 && crypto.set_padding(context, 0) == 1
                 && crypto.decrypt(context, plain, &done, bytes, (int)count) == 1 && (size_t)done == count;
  // Erases the key.
  crypto.free_cipher(context);
  return is_done;
}
