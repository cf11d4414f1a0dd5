import { once } from 'node:events';
import net from 'node:net';
import type { Progress } from '../../../shared/progress';
import { type ControlReply, type ControlRequest, messagesOf, send } from './messages';

export interface Caller {
  print: (line: string) => void;
  fail: (line: string) => void;
  progress: Progress;
  /** Hangs up, which cancels the command. */
  signal: AbortSignal;
}

/** Has a server run a command; answers its exit code. */
export async function callControl(address: string, request: ControlRequest, caller: Caller): Promise<number> {
  const socket = net.connect(address);
  await once(socket, 'connect');
  const hangUp = () => socket.destroy();
  caller.signal.addEventListener('abort', hangUp, { once: true });
  try {
    send(socket, request);
    for await (const reply of messagesOf<ControlReply>(socket)) {
      if (reply.kind === 'exit') return reply.code;
      tell(reply, caller);
    }
  } catch (error) {
    if (!caller.signal.aborted) throw error;
  } finally {
    caller.signal.removeEventListener('abort', hangUp);
    socket.destroy();
  }
  caller.fail(caller.signal.aborted ? 'Canceled.' : 'The server went away.');
  return 1;
}

function tell(reply: Exclude<ControlReply, { kind: 'exit' }>, { print, fail, progress }: Caller): void {
  switch (reply.kind) {
    case 'print':
      return print(reply.line);
    case 'error':
      return fail(reply.line);
    case 'start':
      return progress.start(reply.what, reply.total);
    case 'advance':
      return progress.advance(reply.units);
    case 'finish':
      return progress.finish();
  }
}
