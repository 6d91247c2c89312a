#define _GNU_SOURCE

#include "BecomeGuardian.h"

#ifdef LINUX_ONLY

#include <asm/ioctls.h>
#include <asm/unistd.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <time.h>
#include <unistd.h>

// The guardian unmaps everything but the pages that it needs, which takes its memory from several
// MiB to some 60 KiB. So it has no C library, and what a sanitizer would add cannot run either.
#define BARE __attribute__((disable_sanitizer_instrumentation))

/// Pages that stay mapped, from the first address of one to the first behind another.
struct span {
  uintptr_t from, to;
};

// The kernel writes into the restartable sequence of a thread, which glibc has since 2.35.
extern const ptrdiff_t __rseq_offset __attribute__((weak));

pid_t fork_only(void) { return _Fork(); }

// The standard output of the guardian.
static const char output[] = "/proc/self/fd/1";

void mark_own_terminal(struct terminal *terminal) {
  terminal->path[0] = 0;
  if (access(output, R_OK | W_OK) == 0) memcpy(terminal->path, output, sizeof output);
}

int mark_terminal(struct terminal *terminal) {
  static const char own[] = "/proc/self/fd/0";
  terminal->path[0] = 0;
  if (access(own, R_OK | W_OK) != 0) return STDIN_FILENO;
  // It does not keep the terminal open, and cannot be opened any more when the terminal is gone.
  int file = open(own, O_PATH | O_CLOEXEC);
  if (file == -1) return STDIN_FILENO;
  memcpy(terminal->path, output, sizeof output);
  return file;
}

BARE static inline __attribute__((always_inline)) long call(
    long number, long first, long second, long third, long fourth) {
#if defined(__x86_64__)
  register long r10 __asm__("r10") = fourth;
  __asm__ volatile("syscall"
                   : "+a"(number)
                   : "D"(first), "S"(second), "d"(third), "r"(r10)
                   : "rcx", "r11", "memory");
  return number;
#elif defined(__aarch64__)
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = first;
  register long x1 __asm__("x1") = second;
  register long x2 __asm__("x2") = third;
  register long x3 __asm__("x3") = fourth;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3) : "memory");
  return x0;
#else
#error "The guardian has no system calls for this processor."
#endif
}

BARE static inline __attribute__((always_inline)) void restore(struct terminal *terminal) {
  long file = STDOUT_FILENO;
  if (terminal->path[0] != 0) {
    file = call(
        __NR_openat, AT_FDCWD, (long)terminal->path, O_RDWR | O_NOCTTY | O_NONBLOCK, 0);
    if (file < 0) return;
  }
  // A shell that was faster has set the mode itself.
  struct termios now;
  struct termios *own = &terminal->own_mode;
  if (call(__NR_ioctl, file, TCGETS, (long)&now, 0) == 0
      && (!terminal->has_own_mode
          || (now.c_lflag == own->c_lflag && now.c_iflag == own->c_iflag
              && now.c_oflag == own->c_oflag))) {
    call(__NR_ioctl, file, TCSETS, (long)&terminal->mode, 0);
  }
  int current = atomic_load(&terminal->current);
  const char *bytes = terminal->bytes[current];
  size_t count = terminal->count[current], done = 0;
  // Gives up after half a second without progress.
  for (int attempts = 0; done < count && attempts < 5;) {
    long written = call(__NR_write, file, (long)bytes + (long)done, (long)(count - done), 0);
    if (written > 0) {
      done += (size_t)written;
    } else if (written == -EAGAIN) {
      struct pollfd writable = {.fd = (int)file, .events = POLLOUT};
      // Written number by number: as a whole it would be copied from a page that is gone.
      volatile struct timespec time;
      time.tv_sec = 0;
      time.tv_nsec = 100000000;
      if (call(__NR_ppoll, (long)&writable, 1, (long)&time, 0) == 0) attempts++;
    } else if (written != -EINTR) {
      return;
    }
  }
}

/// Whether a signal is meant for the program but has reached this process only.
BARE static inline __attribute__((always_inline)) bool is_for_program(const siginfo_t *signal) {
  // No `switch`: its table would be in a page that is gone.
  uint64_t own = 1ull << SIGCHLD | 1ull << SIGURG | 1ull << SIGWINCH | 1ull << SIGCONT | 1ull << SIGTSTP
      | 1ull << SIGTTIN | 1ull << SIGTTOU;
  if (own >> (signal->si_signo & 63) & 1) return false;
  // What a key sends, the whole group gets.
  return signal->si_signo == SIGHUP || signal->si_code != SI_KERNEL;
}

/// Returns the way in which the program has ended.
BARE static inline __attribute__((always_inline)) int wait_for(pid_t program) {
  uint64_t all = ~(uint64_t)0;
  for (int way = 0;;) {
    long ended = call(__NR_wait4, program, (long)&way, WNOHANG, 0);
    if (ended == program || ended == -ECHILD) return way;
    siginfo_t signal;
    if (call(__NR_rt_sigtimedwait, (long)&all, (long)&signal, 0, sizeof all) > 0
        && is_for_program(&signal)) {
      call(__NR_kill, program, signal.si_signo, 0, 0);
    }
  }
}

/// Waits for the end of the program. `kept` is sorted; what lies above the last stays mapped.
BARE static _Noreturn void guard(
    struct terminal *terminal, pid_t program, const struct span *kept, int count) {
  uintptr_t place = 0;
  for (int i = 0; i < count; i++) {
    if (kept[i].from > place) call(__NR_munmap, (long)place, (long)(kept[i].from - place), 0, 0);
    if (kept[i].to > place) place = kept[i].to;
  }
  int status = 0;
  if (program != 0) {
    status = exit_status(wait_for(program));
  } else {
    char byte;
    while (call(__NR_read, STDIN_FILENO, (long)&byte, 1, 0) == -EINTR) {
    }
  }
  if (atomic_load(&terminal->owned)) restore(terminal);
  for (;;) call(__NR_exit_group, status, 0, 0, 0);
}

static struct span pages(uintptr_t first, uintptr_t last, uintptr_t size) {
  return (struct span){first & ~(size - 1), (last & ~(size - 1)) + size};
}

/// Gives the process a name of its own, so that what ends the program by its name spares it.
static void rename_process(void) {
  static const char name[] = "terminal-guard";
  prctl(PR_SET_NAME, name);
  // The arguments and the environment, which another process reads.
  char *start = program_invocation_name;
  const char *end = (const char *)getauxval(AT_EXECFN);
  if (end == NULL || start > end || (size_t)(end - start) < sizeof name) return;
  memset(start, 0, (size_t)(end - start));
  memcpy(start, name, sizeof name);
}

_Noreturn void become_guardian(struct terminal *terminal, pid_t program) {
  rename_process();
  uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t code = (uintptr_t)guard, stack = (uintptr_t)__builtin_frame_address(0);
  uintptr_t thread = (uintptr_t)__builtin_thread_pointer();
  uintptr_t sequence = &__rseq_offset == NULL ? thread : thread + (uintptr_t)__rseq_offset;
  struct span kept[] = {
      // The function is shorter than a page, but may begin at the end of one.
      pages(code, code + size, size),
      pages((uintptr_t)terminal, (uintptr_t)(terminal + 1), size),
      pages(thread, thread, size),
      pages(sequence, sequence + 32, size),
      pages(stack - 4 * size, stack, size),
  };
  int count = sizeof kept / sizeof *kept;
  for (int i = 1; i < count; i++) {
    for (int j = i; j > 0 && kept[j].from < kept[j - 1].from; j--) {
      struct span span = kept[j];
      kept[j] = kept[j - 1];
      kept[j - 1] = span;
    }
  }
  guard(terminal, program, kept, count);
}

#endif
