#include <arpa/inet.h>
#include <dlfcn.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

// On Linux, the library is loaded with the first server. With its own libraries, among them GnuTLS, it takes 3 of the 7
// milliseconds in which all libraries of the command are loaded. Programs for the Mac load libraries faster.
#ifdef __linux__
#define TABLESNAP_MHD_LIBRARY "libmicrohttpd.so.12"
#define TABLESNAP_MHD(function) ((__typeof__(&function))tablesnap_mhd_symbol(#function))

static inline void *tablesnap_mhd_symbol(const char *name) {
    void *library = dlopen(TABLESNAP_MHD_LIBRARY, RTLD_NOW | RTLD_LOCAL);
    return library ? dlsym(library, name) : NULL;
}

/// Loads the library, which all other functions require. Returns the reason if it is not possible, and `NULL` otherwise.
static inline const char *tablesnap_mhd_load(void) {
    static const char *const names[] = {
        "MHD_add_response_header", "MHD_create_response_from_buffer", "MHD_destroy_response", "MHD_get_daemon_info",
        "MHD_lookup_connection_value", "MHD_queue_response", "MHD_start_daemon", "MHD_stop_daemon",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (!tablesnap_mhd_symbol(names[i])) return dlerror();
    }
    return NULL;
}
#else
#define TABLESNAP_MHD(function) function
static inline const char *tablesnap_mhd_load(void) { return NULL; }
#endif

/// Starts a server for this machine, with one thread that calls the handlers. A port of 0 is any free port.
/// Swift cannot call `MHD_start_daemon`, which takes arguments of any number.
static inline struct MHD_Daemon *tablesnap_mhd_start(
    uint16_t port, MHD_AccessHandlerCallback respond, MHD_RequestCompletedCallback end, void *context) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof(address));
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return TABLESNAP_MHD(MHD_start_daemon)(
        MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, respond, context,
        MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_NOTIFY_COMPLETED, end, context,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(32 << 10), MHD_OPTION_CONNECTION_LIMIT, 64u,
        MHD_OPTION_CONNECTION_TIMEOUT, 60u, MHD_OPTION_END);
}

static inline void tablesnap_mhd_stop(struct MHD_Daemon *daemon) { TABLESNAP_MHD(MHD_stop_daemon)(daemon); }

/// Returns the port of a server.
static inline uint16_t tablesnap_mhd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = TABLESNAP_MHD(MHD_get_daemon_info)(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// Swift imports the enumerations of the library differently from version to version.
static const enum MHD_Result tablesnap_mhd_yes = MHD_YES, tablesnap_mhd_no = MHD_NO;

/// Returns the value of a header. `NULL` if a request has none.
static inline const char *tablesnap_mhd_header(struct MHD_Connection *connection, const char *name) {
    return TABLESNAP_MHD(MHD_lookup_connection_value)(connection, MHD_HEADER_KIND, name);
}

/// Returns a response with a copy of bytes.
static inline struct MHD_Response *tablesnap_mhd_response(size_t count, const void *bytes) {
    return TABLESNAP_MHD(MHD_create_response_from_buffer)(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

static inline void tablesnap_mhd_add_header(struct MHD_Response *response, const char *name, const char *value) {
    TABLESNAP_MHD(MHD_add_response_header)(response, name, value);
}

/// Sends a response.
static inline enum MHD_Result tablesnap_mhd_send(
    struct MHD_Connection *connection, unsigned status, struct MHD_Response *response) {
    return TABLESNAP_MHD(MHD_queue_response)(connection, status, response);
}

static inline void tablesnap_mhd_destroy_response(struct MHD_Response *response) {
    TABLESNAP_MHD(MHD_destroy_response)(response);
}
