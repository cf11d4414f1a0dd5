/** Who runs the command line is at the machine: whatever they do is written down as theirs. */
import type { Asking } from '../Reader';

export const COMMAND_LINE: Asking = {
  ...{ viewer: null, credential: null },
  origin: { address: null, userAgent: 'command line' },
};
