// A signal after some seconds.

#ifndef ALARM_H
#define ALARM_H

#include <stdbool.h>

/// The signal of the alarm; 0 where there can be none.
///
/// A real-time signal that nothing else uses; where there are none, SIGALRM, which others may send too.
int alarm_prepare(void);

/// Sends the signal to the process after `seconds`, in place of an earlier alarm; never with 0. Safe in
/// signal handlers.
void alarm_set(int seconds);

/// Whether the signal that has arrived is that of an alarm, as it is where nothing else uses it.
bool alarm_rang(void);

#endif
