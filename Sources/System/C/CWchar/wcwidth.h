#pragma once

#include <wchar.h>

// Declared here because <wchar.h> hides it unless a feature test macro is defined.
int wcwidth(wchar_t character);
