#ifndef CLANDLOCK_H
#define CLANDLOCK_H

#include <asm/unistd.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

// The header of the C library has these only for programs in C.
long syscall(long number, ...);
#ifndef O_PATH
#define O_PATH 010000000
#endif

#ifndef LANDLOCK_ACCESS_FS_REFER
#define LANDLOCK_ACCESS_FS_REFER (1ULL << 13)
#endif
#ifndef LANDLOCK_ACCESS_FS_TRUNCATE
#define LANDLOCK_ACCESS_FS_TRUNCATE (1ULL << 14)
#endif

#ifndef LANDLOCK_ACCESS_NET_CONNECT_TCP
#define LANDLOCK_ACCESS_NET_BIND_TCP (1ULL << 0)
#define LANDLOCK_ACCESS_NET_CONNECT_TCP (1ULL << 1)
#endif

/// What a program may do with the files beneath a path.
enum landlock_right { landlock_may_read, landlock_may_write, landlock_may_map };

/// The version of Landlock in the kernel; less than 1 where it has none.
static inline long landlock_version(void) {
  return syscall(__NR_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

/// All rights of the kernel's version; those above the first are new in the versions 2 and 3.
static inline uint64_t landlock_all_rights(void) {
  long version = landlock_version();
  uint64_t rights = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
  if (version >= 2) rights |= LANDLOCK_ACCESS_FS_REFER;
  if (version >= 3) rights |= LANDLOCK_ACCESS_FS_TRUNCATE;
  return rights;
}

/// Whether the kernel has rules for the network.
static inline bool landlock_has_network(void) { return landlock_version() >= 4; }

/// A descriptor of rules that forbid everything, and to listen; to connect only if `limits_ports`. -1 on
/// failure.
static inline int landlock_begin(bool limits_ports) {
  // As the kernel has it since version 4, which the header may not know yet.
  struct { uint64_t files, network; } rules = {.files = landlock_all_rights()};
  size_t size = sizeof rules.files;
  if (landlock_has_network()) {
    size = sizeof rules;
    rules.network = LANDLOCK_ACCESS_NET_BIND_TCP;
    if (limits_ports) rules.network |= LANDLOCK_ACCESS_NET_CONNECT_TCP;
  }
  return (int)syscall(__NR_landlock_create_ruleset, &rules, size, 0);
}

/// Allows to connect to a TCP port, where the kernel can forbid it.
static inline bool landlock_allow_port(int rules, uint16_t port) {
  enum { net_port = 2 };
  struct { uint64_t rights, port; } rule = {LANDLOCK_ACCESS_NET_CONNECT_TCP, port};
  return !landlock_has_network() || syscall(__NR_landlock_add_rule, rules, net_port, &rule, 0) == 0;
}

/// Allows what is beneath a folder, or one file; a path that does not exist is left out.
static inline bool landlock_allow(int rules, const char *path, enum landlock_right right) {
  uint64_t files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE
      | LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_TRUNCATE;
  uint64_t rights = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
  if (right == landlock_may_write) rights = ~(uint64_t)LANDLOCK_ACCESS_FS_EXECUTE;
  if (right == landlock_may_map) rights = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
  struct landlock_path_beneath_attr rule = {.parent_fd = open(path, O_PATH | O_CLOEXEC)};
  if (rule.parent_fd < 0) return true;
  struct stat status;
  if (fstat(rule.parent_fd, &status) != 0 || !S_ISDIR(status.st_mode)) rights &= files;
  rule.allowed_access = rights & landlock_all_rights();
  long result = syscall(__NR_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(rule.parent_fd);
  return result == 0;
}

/// Holds the calling thread, and the programs that it starts, to the rules for ever.
static inline bool landlock_enforce(int rules) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
      && syscall(__NR_landlock_restrict_self, rules, 0) == 0;
}

#endif
