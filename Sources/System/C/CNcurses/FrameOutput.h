// The file that ncurses writes to.

#ifndef FRAME_OUTPUT_H
#define FRAME_OUTPUT_H

#include <stdio.h>

/// Opens the file, on the terminal of standard output; NULL without memory or descriptors.
FILE *ncurses_open_output(void);

#endif
