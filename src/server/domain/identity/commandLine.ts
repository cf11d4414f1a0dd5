/**
 * The caller for commands of the command line. It is unrestricted, because running them requires access to the machine.
 * The audit log records it as `command line`.
 */
import type { Caller } from '../context/RequestContext';

export const COMMAND_LINE_CALLER: Caller = {
  viewer: null,
  credential: null,
  client: { address: null, userAgent: 'command line' },
};
