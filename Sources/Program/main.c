// Where the command begins. What must be settled before Swift runs is settled here: the arguments, which Swift reads
// from /proc on Linux and loses without it, and the stacks of all threads.

#define _GNU_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// The command; in Tablesnap.swift.
int tablesnap_run(int argument_count, char **arguments);

/// The size of a stack, in bytes, whatever `ulimit -s` says: documents and views are walked recursively.
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

/// Gives one thread after the other its memory from the same place where `ulimit -v` bounds the address space: by default
/// glibc reserves 64 MB of it for each thread.
static void save_address_space(void) {
#ifdef __GLIBC__
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
#endif
}

/// Runs the command on a thread with a stack of `stack_size`, and gives the threads that libraries start the same.
///
/// - Returns: 0, or the number of the error.
static int run_on_large_stack(struct command *command) {
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error) return error;
    pthread_t thread;
    error = pthread_attr_setstacksize(&attributes, stack_size);
#ifdef __GLIBC__
    // By default they have what `ulimit -s` says. On macOS that is of no concern to them.
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
    int error = run_on_large_stack(&command);
    if (!error) return command.status;
    fprintf(stderr, "tablesnap: a thread with a stack of %zu MB: %s; raise the limits with ulimit -v and ulimit -u\n",
            stack_size >> 20, strerror(error));
    return 1;
}
