#ifndef CPASSWORD_H
#define CPASSWORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Derives a key by PBKDF2 with HMAC-SHA-256 (RFC 8018), in `rounds` iterations; false on failure. Only
/// in the portable variant.
bool derive_key(
    const uint8_t *secret, size_t secret_count, const uint8_t *salt, size_t salt_count,
    unsigned rounds, uint8_t *key, size_t key_count);

#endif
