#ifndef EXCHANGE_H
#define EXCHANGE_H

/// Gives two files or folders each other's names at once; -1, with the reason in `errno`, where the system or the
/// file system cannot.
int exchange_names(const char *one, const char *other);

#endif
