#include "CPlatform/Alarm.h"

#include "CPlatform/Variant.h"

#include <signal.h>

#ifdef LINUX_ONLY

#include <time.h>

static timer_t timer;
static bool has_timer;

int alarm_prepare(void) {
  int number = SIGRTMAX - 3;
  struct sigevent expiry = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = number};
  has_timer = timer_create(CLOCK_MONOTONIC, &expiry, &timer) == 0;
  return number;
}

void alarm_set(int seconds) {
  if (!has_timer) return;
  struct itimerspec time = {.it_value = {.tv_sec = seconds}};
  timer_settime(timer, 0, &time, NULL);
}

bool alarm_rang(void) { return true; }

#else

#include <stdatomic.h>
#include <unistd.h>

static atomic_bool is_set;

int alarm_prepare(void) { return SIGALRM; }

void alarm_set(int seconds) {
  atomic_store(&is_set, seconds > 0);
  alarm((unsigned)seconds);
}

bool alarm_rang(void) { return atomic_exchange(&is_set, false); }

#endif
