#include "CSheets.h"

#include "CPlatform/Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <time.h>

// As zip.h of libzip 1 has them.
typedef struct zip zip_t;
typedef struct zip_file zip_file_t;
typedef struct zip_source zip_source_t;
struct zip_stat {
  uint64_t valid;
  const char *name;
  uint64_t index, size, comp_size;
  time_t mtime;
  uint32_t crc;
  uint16_t comp_method, encryption_method;
  uint32_t flags;
};
enum {
  ZIP_RDONLY = 16,
  ZIP_FL_NOCASE = 1,
  ZIP_FL_ENC_RAW = 64,
  ZIP_STAT_SIZE = 4,
  ZIP_STAT_COMP_SIZE = 8
};

static struct {
  zip_source_t *(*from_bytes)(const void *, uint64_t, int, void *);
  void (*free_source)(zip_source_t *);
  zip_t *(*open)(zip_source_t *, int, void *);
  void (*discard)(zip_t *);
  int64_t (*count)(zip_t *, uint32_t);
  int64_t (*locate)(zip_t *, const char *, uint32_t);
  const char *(*name)(zip_t *, uint64_t, uint32_t);
  int (*stat)(zip_t *, uint64_t, uint32_t, struct zip_stat *);
  zip_file_t *(*open_file)(zip_t *, uint64_t, uint32_t);
  int64_t (*read)(zip_file_t *, void *, uint64_t);
  int (*close_file)(zip_file_t *);
} library;
static bool is_loaded;

static void load(void) {
  // Version 5 is that of libzip 1.8 and later.
  void *file = load_library("zip", 5);
  if (file == NULL) file = load_library("zip", 4);
  if (file == NULL) return;
  is_loaded = (library.from_bytes = dlsym(file, "zip_source_buffer_create")) != NULL
              && (library.free_source = dlsym(file, "zip_source_free")) != NULL
              && (library.open = dlsym(file, "zip_open_from_source")) != NULL
              && (library.discard = dlsym(file, "zip_discard")) != NULL
              && (library.count = dlsym(file, "zip_get_num_entries")) != NULL
              && (library.locate = dlsym(file, "zip_name_locate")) != NULL
              && (library.name = dlsym(file, "zip_get_name")) != NULL
              && (library.stat = dlsym(file, "zip_stat_index")) != NULL
              && (library.open_file = dlsym(file, "zip_fopen_index")) != NULL
              && (library.read = dlsym(file, "zip_fread")) != NULL
              && (library.close_file = dlsym(file, "zip_fclose")) != NULL;
}

static zip_t *opened(struct galbi_zip *archive) { return (zip_t *)archive; }

enum galbi_sheet_outcome galbi_zip_open(const uint8_t *bytes, size_t count, struct galbi_zip **archive) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return galbi_sheet_no_library;
  zip_source_t *source = library.from_bytes(bytes, count, 0, NULL);
  if (source == NULL) return galbi_sheet_invalid;
  zip_t *zip = library.open(source, ZIP_RDONLY, NULL);
  if (zip == NULL) {
    library.free_source(source);
    return galbi_sheet_invalid;
  }
  *archive = (struct galbi_zip *)zip;
  return galbi_sheet_done;
}

int64_t galbi_zip_count(struct galbi_zip *archive) { return library.count(opened(archive), 0); }

int64_t galbi_zip_find(struct galbi_zip *archive, const char *name) {
  return library.locate(opened(archive), name, ZIP_FL_NOCASE);
}

const char *galbi_zip_name(struct galbi_zip *archive, int64_t number) {
  return library.name(opened(archive), (uint64_t)number, ZIP_FL_ENC_RAW);
}

bool galbi_zip_size(struct galbi_zip *archive, int64_t number, uint64_t *packed, uint64_t *size) {
  struct zip_stat status = {0};
  const uint64_t wanted = ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE;
  if (library.stat(opened(archive), (uint64_t)number, 0, &status) != 0) return false;
  *packed = status.comp_size;
  *size = status.size;
  return (status.valid & wanted) == wanted;
}

int64_t galbi_zip_read(struct galbi_zip *archive, int64_t number, uint8_t *bytes, size_t room) {
  zip_file_t *file = library.open_file(opened(archive), (uint64_t)number, 0);
  if (file == NULL) return -1;
  int64_t done = 0;
  while ((size_t)done < room) {
    int64_t part = library.read(file, bytes + done, room - (size_t)done);
    if (part <= 0) {
      if (part < 0) done = -1;
      break;
    }
    done += part;
  }
  library.close_file(file);
  return done;
}

void galbi_zip_close(struct galbi_zip *archive) { library.discard(opened(archive)); }
