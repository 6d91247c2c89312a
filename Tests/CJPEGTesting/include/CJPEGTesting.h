#ifndef GALBI_JPEG_WRITING_H
#define GALBI_JPEG_WRITING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How a picture is written.
struct jpeg_form {
  /// 1 grey, 3 colours of a screen, 4 CMYK: as many bytes a pixel.
  int channels;
  bool is_progressive;
};

/// Encodes a picture at quality 90; `free` releases the bytes.
uint8_t *jpeg_write(
    const uint8_t *pixels, int width, int height, struct jpeg_form form, size_t *count);

#endif
