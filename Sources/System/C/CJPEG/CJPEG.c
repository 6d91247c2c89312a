#include "CJPEG.h"

#include "CPlatform/Library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include <jerror.h>

enum {
  most_pixels = 24000000,
  most_memory = 32 << 20,
  most_scans = 30,
  most_warnings = 100,
};

// Few runs show a picture, so the library is loaded with the first one.
static struct {
  __typeof__(&jpeg_std_error) std_error;
  __typeof__(&jpeg_CreateDecompress) create;
  __typeof__(&jpeg_destroy_decompress) destroy;
  __typeof__(&jpeg_mem_src) mem_src;
  __typeof__(&jpeg_read_header) read_header;
  __typeof__(&jpeg_calc_output_dimensions) calc_output_dimensions;
  __typeof__(&jpeg_start_decompress) start;
  __typeof__(&jpeg_read_scanlines) read_scanlines;
  __typeof__(&jpeg_finish_decompress) finish;
} jpeg;
static bool is_loaded;

static void load(void) {
  void *library = load_library("jpeg", JPEG_LIB_VERSION < 70 ? 62 : JPEG_LIB_VERSION / 10);
  if (library == NULL) return;
  is_loaded = (jpeg.std_error = dlsym(library, "jpeg_std_error")) != NULL
              && (jpeg.create = dlsym(library, "jpeg_CreateDecompress")) != NULL
              && (jpeg.destroy = dlsym(library, "jpeg_destroy_decompress")) != NULL
              && (jpeg.mem_src = dlsym(library, "jpeg_mem_src")) != NULL
              && (jpeg.read_header = dlsym(library, "jpeg_read_header")) != NULL
              && (jpeg.calc_output_dimensions = dlsym(library, "jpeg_calc_output_dimensions")) != NULL
              && (jpeg.start = dlsym(library, "jpeg_start_decompress")) != NULL
              && (jpeg.read_scanlines = dlsym(library, "jpeg_read_scanlines")) != NULL
              && (jpeg.finish = dlsym(library, "jpeg_finish_decompress")) != NULL;
}

/// What libjpeg reports to; `base` comes first, so that a pointer to it is one to all of it.
struct report {
  struct jpeg_error_mgr base;
  struct jpeg_progress_mgr progress;
  jmp_buf end;
  enum galbi_jpeg_outcome outcome;
  long warnings;
};

static _Noreturn void stop(j_common_ptr decoder, enum galbi_jpeg_outcome outcome) {
  struct report *report = (struct report *)decoder->err;
  report->outcome = outcome;
  longjmp(report->end, 1);
}

static void did_fail(j_common_ptr decoder) {
  int code = decoder->err->msg_code;
  bool is_large = code == JERR_OUT_OF_MEMORY || code == JERR_NO_BACKING_STORE
                  || code == JERR_IMAGE_TOO_BIG || code == JERR_WIDTH_OVERFLOW;
  stop(decoder, is_large ? galbi_jpeg_too_large : galbi_jpeg_invalid);
}

static void did_report(j_common_ptr decoder, int level) {
  struct report *report = (struct report *)decoder->err;
  if (level < 0 && ++report->warnings > most_warnings) stop(decoder, galbi_jpeg_invalid);
}

static void print_nothing(j_common_ptr decoder) { (void)decoder; }

// A small file may have so many passes over all pixels that decoding it takes minutes.
static void did_progress(j_common_ptr decoder) {
  if (((j_decompress_ptr)decoder)->input_scan_number > most_scans) {
    stop(decoder, galbi_jpeg_too_large);
  }
}

enum galbi_jpeg_outcome galbi_jpeg_decode(
    const uint8_t *bytes, size_t count, int width, int height, struct galbi_jpeg_pixels *pixels) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  if (!is_loaded) return galbi_jpeg_no_library;
  struct jpeg_decompress_struct decoder;
  struct report report = {.outcome = galbi_jpeg_decoded};
  uint8_t *volatile output = NULL;
  decoder.err = jpeg.std_error(&report.base);
  report.base.error_exit = did_fail;
  report.base.emit_message = did_report;
  report.base.output_message = print_nothing;
  jpeg.create(&decoder, JPEG_LIB_VERSION, sizeof decoder);
  if (setjmp(report.end) != 0) {
    jpeg.destroy(&decoder);
    free(output);
    return report.outcome;
  }
  report.progress.progress_monitor = did_progress;
  decoder.progress = &report.progress;
  decoder.mem->max_memory_to_use = most_memory;
  jpeg.mem_src(&decoder, bytes, count);
  jpeg.read_header(&decoder, TRUE);
  if ((uint64_t)decoder.image_width * decoder.image_height > most_pixels) {
    stop((j_common_ptr)&decoder, galbi_jpeg_too_large);
  }
  if (decoder.jpeg_color_space != JCS_YCbCr && decoder.jpeg_color_space != JCS_GRAYSCALE
      && decoder.jpeg_color_space != JCS_RGB) {
    stop((j_common_ptr)&decoder, galbi_jpeg_unsupported);
  }
  decoder.out_color_space = JCS_RGB;
  decoder.scale_denom = 8;
  for (decoder.scale_num = 1; decoder.scale_num < 8; decoder.scale_num++) {
    jpeg.calc_output_dimensions(&decoder);
    if ((int)decoder.output_width >= width && (int)decoder.output_height >= height) break;
  }
  jpeg.start(&decoder);
  size_t stride = (size_t)decoder.output_width * 3;
  output = malloc(stride * decoder.output_height);
  if (output == NULL) stop((j_common_ptr)&decoder, galbi_jpeg_too_large);
  while (decoder.output_scanline < decoder.output_height) {
    JSAMPROW row = output + stride * decoder.output_scanline;
    jpeg.read_scanlines(&decoder, &row, 1);
  }
  jpeg.finish(&decoder);
  *pixels = (struct galbi_jpeg_pixels){
      output, (int)decoder.output_width, (int)decoder.output_height};
  jpeg.destroy(&decoder);
  return report.warnings > 0 ? galbi_jpeg_damaged : galbi_jpeg_decoded;
}
