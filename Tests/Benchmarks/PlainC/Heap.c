#include <malloc.h>

#include "PlainC.h"

size_t plain_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
