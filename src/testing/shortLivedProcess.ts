/**
 * Options of Node for servers that run for seconds. V8 otherwise spends a third of the processor time of their start on
 * optimizing the machine code of the embedded database.
 */
export const SHORT_LIVED_PROCESS_OPTIONS: readonly string[] = ['--liftoff-only'];
