#include <sqlite3.h>

/// Has a query take a name in double quotes for that of a column, and never for a text.
/// Swift cannot call `sqlite3_db_config`, which takes arguments of any number.
static inline int tablesnap_sqlite3_refuse_texts_in_double_quotes(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}
