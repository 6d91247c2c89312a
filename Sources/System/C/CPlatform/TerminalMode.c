#include "CPlatform/TerminalMode.h"

#ifdef LINUX_ONLY

#include <sys/ioctl.h>

bool mode_get(int file, struct termios *mode) { return ioctl(file, TCGETS, mode) == 0; }

void mode_set(int file, const struct termios *mode) { ioctl(file, TCSETS, mode); }

#else

bool mode_get(int file, struct termios *mode) { return tcgetattr(file, mode) == 0; }

void mode_set(int file, const struct termios *mode) { tcsetattr(file, TCSANOW, mode); }

#endif
