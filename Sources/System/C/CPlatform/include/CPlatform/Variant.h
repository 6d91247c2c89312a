#ifndef VARIANT_H
#define VARIANT_H

// With the trait `Portable`, and on other systems than Linux, what only Linux has is done with what
// POSIX and macOS have.
#if defined(__linux__) && !defined(PORTABLE)
#define LINUX_ONLY 1
#endif

#endif
