import { once } from 'node:events';
import net from 'node:net';
import type { CommandContext } from '../Command';
import { type ControlReply, type ControlRequest, readControlMessages, sendControlMessage } from './messages';

/** Terminal of the client process. Aborting `signal` cancels the command. */
export type ControlTerminal = Pick<CommandContext, 'print' | 'printError' | 'progress' | 'signal'>;

/** Runs a command in the server process that listens on `address`. Returns the exit code of the command. */
export async function runCommandInServer(
  address: string,
  request: ControlRequest,
  terminal: ControlTerminal,
): Promise<number> {
  const socket = net.connect(address);
  await once(socket, 'connect');
  const disconnect = () => socket.destroy();
  terminal.signal.addEventListener('abort', disconnect, { once: true });
  try {
    sendControlMessage(socket, request);
    for await (const reply of readControlMessages<ControlReply>(socket)) {
      if (reply.kind === 'exit') return reply.code;
      showControlReply(reply, terminal);
    }
  } catch (error) {
    if (!terminal.signal.aborted) throw error;
  } finally {
    terminal.signal.removeEventListener('abort', disconnect);
    socket.destroy();
  }
  terminal.printError(terminal.signal.aborted ? 'Canceled.' : 'Lost the connection to the server.');
  return 1;
}

function showControlReply(
  reply: Exclude<ControlReply, { kind: 'exit' }>,
  { print, printError, progress }: ControlTerminal,
): void {
  switch (reply.kind) {
    case 'print':
      return print(reply.line);
    case 'error':
      return printError(reply.line);
    case 'start':
      return progress.start(reply.what, reply.total);
    case 'advance':
      return progress.advance(reply.units);
    case 'finish':
      return progress.finish();
  }
}
