#ifndef GALBI_CSHEETS_H
#define GALBI_CSHEETS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Few runs read a file of these kinds, so each library is loaded with the first one.

enum galbi_sheet_outcome {
  galbi_sheet_done,
  /// Not of the kind, or damaged.
  galbi_sheet_invalid,
  /// Larger, deeper or slower than the limits.
  galbi_sheet_too_large,
  /// XML that declares a document type, which only attacks have in such files.
  galbi_sheet_declares,
  /// What was called has ended the reading.
  galbi_sheet_stopped,
  galbi_sheet_no_library,
};

/// Called for each part of an XML document; false ends the reading.
struct galbi_xml_receiver {
  void *context;
  /// The attributes are names and values in turn, with NULL at their end.
  bool (*begin)(void *context, const char *name, const char *const *attributes);
  bool (*end)(void *context, const char *name);
  bool (*text)(void *context, const char *bytes, size_t count);
};

/// Reads XML by libexpat; of names the part behind a prefix. `encoding` overrides what the document says, unless it is NULL.
enum galbi_sheet_outcome galbi_xml_read(
    const uint8_t *bytes, size_t count, const char *encoding, const struct galbi_xml_receiver *receiver);

struct galbi_zip;

/// Opens an archive by libzip; the bytes stay where they are until it is closed.
enum galbi_sheet_outcome galbi_zip_open(const uint8_t *bytes, size_t count, struct galbi_zip **archive);
/// How many files it has.
int64_t galbi_zip_count(struct galbi_zip *archive);
/// The number of a file, whatever the case of its name; -1 for none.
int64_t galbi_zip_find(struct galbi_zip *archive, const char *name);
/// The name of a file as its bytes are, until the archive is closed; NULL for none.
const char *galbi_zip_name(struct galbi_zip *archive, int64_t number);
/// How many bytes it has packed and unpacked, as the archive says.
bool galbi_zip_size(struct galbi_zip *archive, int64_t number, uint64_t *packed, uint64_t *size);
/// Unpacks at most `room` bytes of a file; how many it has, or -1 if it is damaged.
int64_t galbi_zip_read(struct galbi_zip *archive, int64_t number, uint8_t *bytes, size_t room);
void galbi_zip_close(struct galbi_zip *archive);

/// Reads a workbook of BIFF by libfreexl in a confined child; `free` releases the answer.
///
/// The answer is a list of records of a byte, which says what follows, two numbers of 32 bits in the order of
/// this machine's bytes, a length of 32 bits, and a text of that length. `S` begins a sheet with its name; `C` is
/// a cell with text, and `N` one with a number, by row and column; `M` says that there are more cells than may be,
/// and `E` is the end.
enum galbi_sheet_outcome galbi_xls_read(
    const uint8_t *bytes, size_t count, size_t most_cells, uint8_t **answer, size_t *answered);

enum galbi_hash { galbi_sha1, galbi_sha256, galbi_sha384, galbi_sha512 };
enum { galbi_most_hash = 64 };

/// Whether libcrypto is there.
bool galbi_cipher_load(void);
/// Hashes both texts, one after the other; the length of the hash, or 0 on failure.
size_t galbi_cipher_hash(
    enum galbi_hash kind, const uint8_t *one, size_t one_count, const uint8_t *other, size_t other_count,
    uint8_t *hash);
/// Hashes a hash so many times behind the number of the turn, in place; false on failure.
bool galbi_cipher_spin(enum galbi_hash kind, uint8_t *hash, uint32_t turns);
/// The keyed hash of a text; its length, or 0 on failure.
size_t galbi_cipher_hmac(
    enum galbi_hash kind, const uint8_t *key, size_t key_count, const uint8_t *bytes, size_t count,
    uint8_t *hash);
/// Decrypts AES without padding: in chains from `start`, or by blocks where that is NULL. The key has 16, 24 or
/// 32 bytes, and `count` is a multiple of 16; false on failure.
bool galbi_cipher_decrypt(
    const uint8_t *key, size_t key_count, const uint8_t *start, const uint8_t *bytes, size_t count,
    uint8_t *plain);

#endif
