#ifndef GALBI_CJPEG_H
#define GALBI_CJPEG_H

#include <stddef.h>
#include <stdint.h>

enum galbi_jpeg_outcome {
  galbi_jpeg_decoded,
  /// Decoded as far as the bytes go.
  galbi_jpeg_damaged,
  /// Not a JPEG, or not enough of one.
  galbi_jpeg_invalid,
  /// More than 24 million pixels, 32 MiB of working memory or 30 passes.
  galbi_jpeg_too_large,
  /// CMYK, and other colours that are not of a screen.
  galbi_jpeg_unsupported,
  /// libjpeg is not installed.
  galbi_jpeg_no_library,
};

/// Three bytes a pixel, row by row; `free` releases them.
struct galbi_jpeg_pixels {
  uint8_t *bytes;
  int width, height;
};

/// Decodes a picture at the smallest of 1/8 to 8/8 of its size that has at least `width` × `height`
/// pixels. Never prints, never exits, and is safe on any thread.
enum galbi_jpeg_outcome galbi_jpeg_decode(
    const uint8_t *bytes, size_t count, int width, int height, struct galbi_jpeg_pixels *pixels);

#endif
