#ifndef GALBI_CPOSTGRESQL_H
#define GALBI_CPOSTGRESQL_H

#include <postgresql/libpq-fe.h>

#endif
