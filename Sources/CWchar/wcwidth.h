#pragma once

#include <wchar.h>

// Declared here because <wchar.h> hides it from Swift, which defines no feature test macro.
int wcwidth(wchar_t character);
