/** The caller of commands: unrestricted, because it has access to the machine. Recorded in the audit log. */
import type { Caller } from '../context/RequestContext';

export const COMMAND_LINE_CALLER: Caller = {
  viewer: null,
  credential: null,
  client: { address: null, userAgent: 'command line' },
};
