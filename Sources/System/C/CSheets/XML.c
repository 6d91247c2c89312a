#include "CSheets.h"

#include "CPlatform/Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// As expat.h of libexpat 2 has them.
typedef struct XML_ParserStruct *XML_Parser;
typedef void (*XML_StartElementHandler)(void *, const char *, const char **);
typedef void (*XML_EndElementHandler)(void *, const char *);
typedef void (*XML_CharacterDataHandler)(void *, const char *, int);
typedef void (*XML_StartDoctypeDeclHandler)(
    void *, const char *, const char *, const char *, int);
enum { XML_STATUS_OK = 1, most_depth = 64, part_size = 1 << 20 };

static struct {
  XML_Parser (*create)(const char *);
  void (*free)(XML_Parser);
  void (*set_data)(XML_Parser, void *);
  void (*set_elements)(XML_Parser, XML_StartElementHandler, XML_EndElementHandler);
  void (*set_text)(XML_Parser, XML_CharacterDataHandler);
  void (*set_doctype)(XML_Parser, XML_StartDoctypeDeclHandler);
  int (*parse)(XML_Parser, const char *, int, int);
  int (*stop)(XML_Parser, unsigned char);
} expat;
static bool is_loaded;

static void load(void) {
  void *library = load_library("expat", 1);
  if (library == NULL) return;
  is_loaded = (expat.create = dlsym(library, "XML_ParserCreate")) != NULL
              && (expat.free = dlsym(library, "XML_ParserFree")) != NULL
              && (expat.set_data = dlsym(library, "XML_SetUserData")) != NULL
              && (expat.set_elements = dlsym(library, "XML_SetElementHandler")) != NULL
              && (expat.set_text = dlsym(library, "XML_SetCharacterDataHandler")) != NULL
              && (expat.set_doctype = dlsym(library, "XML_SetStartDoctypeDeclHandler")) != NULL
              && (expat.parse = dlsym(library, "XML_Parse")) != NULL
              && (expat.stop = dlsym(library, "XML_StopParser")) != NULL;
}

struct reading {
  XML_Parser parser;
  const struct galbi_xml_receiver *receiver;
  int depth;
  enum galbi_sheet_outcome outcome;
};

static void stop(struct reading *reading, enum galbi_sheet_outcome outcome) {
  if (reading->outcome != galbi_sheet_done) return;
  reading->outcome = outcome;
  expat.stop(reading->parser, 0);
}

static const char *local(const char *name) {
  const char *colon = strrchr(name, ':');
  return colon == NULL ? name : colon + 1;
}

static void did_begin(void *data, const char *name, const char **attributes) {
  struct reading *reading = data;
  if (reading->outcome != galbi_sheet_done) return;
  if (++reading->depth > most_depth) return stop(reading, galbi_sheet_too_large);
  const struct galbi_xml_receiver *receiver = reading->receiver;
  if (!receiver->begin(receiver->context, local(name), attributes)) stop(reading, galbi_sheet_stopped);
}

static void did_end(void *data, const char *name) {
  struct reading *reading = data;
  if (reading->outcome != galbi_sheet_done) return;
  reading->depth--;
  const struct galbi_xml_receiver *receiver = reading->receiver;
  if (!receiver->end(receiver->context, local(name))) stop(reading, galbi_sheet_stopped);
}

static void did_read_text(void *data, const char *bytes, int count) {
  struct reading *reading = data;
  if (reading->outcome != galbi_sheet_done) return;
  const struct galbi_xml_receiver *receiver = reading->receiver;
  if (!receiver->text(receiver->context, bytes, (size_t)count)) stop(reading, galbi_sheet_stopped);
}

// With it come entities, which may stand for one another without end, or for files.
static void did_declare(
    void *data, const char *name, const char *system, const char *public, int has_internal) {
  (void)name, (void)system, (void)public, (void)has_internal;
  stop(data, galbi_sheet_declares);
}

enum galbi_sheet_outcome galbi_xml_read(
    const uint8_t *bytes, size_t count, const char *encoding, const struct galbi_xml_receiver *receiver) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return galbi_sheet_no_library;
  struct reading reading = {.parser = expat.create(encoding), .receiver = receiver};
  if (reading.parser == NULL) return galbi_sheet_invalid;
  expat.set_data(reading.parser, &reading);
  expat.set_elements(reading.parser, did_begin, did_end);
  expat.set_text(reading.parser, did_read_text);
  expat.set_doctype(reading.parser, did_declare);
  size_t done = 0;
  bool is_valid = true;
  do {
    size_t part = count - done < part_size ? count - done : part_size;
    is_valid = expat.parse(reading.parser, (const char *)bytes + done, (int)part, done + part == count)
               == XML_STATUS_OK;
    done += part;
  } while (is_valid && done < count);
  expat.free(reading.parser);
  if (reading.outcome != galbi_sheet_done) return reading.outcome;
  return is_valid ? galbi_sheet_done : galbi_sheet_invalid;
}
