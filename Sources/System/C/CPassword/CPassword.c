#include "CPassword.h"

#include "CPlatform/Variant.h"

#ifndef LINUX_ONLY

#ifdef __APPLE__

#include <CommonCrypto/CommonKeyDerivation.h>

bool derive_key(
    const uint8_t *secret, size_t secret_count, const uint8_t *salt, size_t salt_count,
    unsigned rounds, uint8_t *key, size_t key_count) {
  return CCKeyDerivationPBKDF(
             kCCPBKDF2, (const char *)secret, secret_count, salt, salt_count, kCCPRFHmacAlgSHA256,
             rounds, key, key_count)
      == kCCSuccess;
}

#else

#include <limits.h>
#include <openssl/evp.h>

bool derive_key(
    const uint8_t *secret, size_t secret_count, const uint8_t *salt, size_t salt_count,
    unsigned rounds, uint8_t *key, size_t key_count) {
  if (secret_count > INT_MAX || salt_count > INT_MAX || rounds > INT_MAX || key_count > INT_MAX) {
    return false;
  }
  return PKCS5_PBKDF2_HMAC(
             (const char *)secret, (int)secret_count, salt, (int)salt_count, (int)rounds,
             EVP_sha256(), (int)key_count, key)
      == 1;
}

#endif

#endif
