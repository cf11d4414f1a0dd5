/** Who runs the command line is at the machine: whatever they do is written down as theirs. */
import type { Caller } from '../context/RequestContext';

export const COMMAND_LINE: Caller = {
  viewer: null,
  credential: null,
  client: { address: null, userAgent: 'command line' },
};
