#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <string.h>

/// Starts a server for this machine, with one thread that calls the handlers. A port of 0 is any free port.
/// Swift cannot call `MHD_start_daemon`, which takes arguments of any number.
static inline struct MHD_Daemon *tablesnap_mhd_start(
    uint16_t port, MHD_AccessHandlerCallback respond, MHD_RequestCompletedCallback end, void *context) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof(address));
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return MHD_start_daemon(
        MHD_USE_AUTO | MHD_USE_INTERNAL_POLLING_THREAD, port, NULL, NULL, respond, context,
        MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_NOTIFY_COMPLETED, end, context,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)(32 << 10), MHD_OPTION_CONNECTION_LIMIT, 64u,
        MHD_OPTION_CONNECTION_TIMEOUT, 60u, MHD_OPTION_END);
}

/// Returns the port of a server.
static inline uint16_t tablesnap_mhd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

// Swift imports the enumerations of the library differently from version to version.
static const enum MHD_Result tablesnap_mhd_yes = MHD_YES, tablesnap_mhd_no = MHD_NO;

/// Returns the value of a header. `NULL` if a request has none.
static inline const char *tablesnap_mhd_header(struct MHD_Connection *connection, const char *name) {
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

/// Returns a response with a copy of bytes.
static inline struct MHD_Response *tablesnap_mhd_response(size_t count, const void *bytes) {
    return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
