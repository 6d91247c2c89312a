#include "CJPEGTesting.h"

#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

uint8_t *jpeg_write(
    const uint8_t *pixels, int width, int height, struct jpeg_form form, size_t *count) {
  struct jpeg_compress_struct encoder;
  struct jpeg_error_mgr errors;
  unsigned char *bytes = NULL;
  unsigned long size = 0;
  encoder.err = jpeg_std_error(&errors);
  jpeg_create_compress(&encoder);
  jpeg_mem_dest(&encoder, &bytes, &size);
  encoder.image_width = (JDIMENSION)width;
  encoder.image_height = (JDIMENSION)height;
  encoder.input_components = form.channels;
  encoder.in_color_space =
      form.channels == 1 ? JCS_GRAYSCALE : form.channels == 3 ? JCS_RGB : JCS_CMYK;
  jpeg_set_defaults(&encoder);
  jpeg_set_quality(&encoder, 90, TRUE);
  if (form.is_progressive) jpeg_simple_progression(&encoder);
  jpeg_start_compress(&encoder, TRUE);
  while (encoder.next_scanline < encoder.image_height) {
    JSAMPROW row =
        (JSAMPROW)pixels + (size_t)encoder.next_scanline * (size_t)(width * form.channels);
    jpeg_write_scanlines(&encoder, &row, 1);
  }
  jpeg_finish_compress(&encoder);
  jpeg_destroy_compress(&encoder);
  *count = size;
  return bytes;
}
