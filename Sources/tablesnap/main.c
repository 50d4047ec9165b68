// The entry point of the command. It sets the stack size of all threads before Swift runs, and passes the arguments.
// Swift on Linux would read them from /proc, and could not read them without it.

#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Runs the command; in Tablesnap.swift.
int tablesnap_run(int argument_count, char **arguments);

/// The stack size in bytes, independent of `ulimit -s`, because documents and views are processed recursively.
static const size_t stack_size = 8 << 20;

struct command {
    int argument_count;
    char **arguments;
    int status;
};

static void *run(void *context) {
    struct command *command = context;
    command->status = tablesnap_run(command->argument_count, command->arguments);
    return NULL;
}

/// Makes all threads allocate from one arena if `ulimit -v` limits the address space. By default, glibc reserves 64
/// MB of it for each thread.
static void save_address_space(void) {
#ifdef __GLIBC__
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
#endif
}

/// Makes the allocator retain the memory of an image for the next one. By default, glibc returns large blocks to the
/// system, and each page of a new block costs more time than its pixels.
static void retain_memory(void) {
#ifdef __GLIBC__
    // The maximum.
    mallopt(M_MMAP_THRESHOLD, 32 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

/// Runs the command on a thread with a stack of `stack_size`, which also becomes the default for threads of libraries.
///
/// - Returns: 0, or an error number.
static int run_on_large_stack(struct command *command) {
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error) return error;
    pthread_t thread;
    error = pthread_attr_setstacksize(&attributes, stack_size);
#ifdef __GLIBC__
    // On Linux, their default size is that of `ulimit -s`. On macOS, it does not depend on it.
    if (!error) error = pthread_setattr_default_np(&attributes);
#endif
    if (!error) error = pthread_create(&thread, &attributes, run, command);
    if (!error) error = pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    return error;
}

int main(int argument_count, char **arguments) {
    struct command command = {argument_count, arguments, 0};
    save_address_space();
    retain_memory();
    int error = run_on_large_stack(&command);
    if (!error) return command.status;
    fprintf(stderr, "tablesnap: a thread with a stack of %zu MB: %s; raise the limits with ulimit -v and ulimit -u\n",
            stack_size >> 20, strerror(error));
    return 1;
}
