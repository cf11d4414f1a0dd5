import { once } from 'node:events';
import net from 'node:net';
import type { CommandContext } from '../CliCommand';
import {
  type ControlSocketReply,
  type ControlSocketRequest,
  readControlSocketMessages,
  sendControlSocketMessage,
} from './messages';

/** Terminal of the client process. Aborting `signal` cancels the command. */
export type RemoteCommandTerminal = Pick<
  CommandContext,
  'print' | 'waitForOutput' | 'printError' | 'progress' | 'signal'
>;

/** Runs a command in the server process that listens on `address`. Returns the exit code of the command. */
export async function runCommandInServer(
  address: string,
  request: ControlSocketRequest,
  terminal: RemoteCommandTerminal,
): Promise<number> {
  const socket = net.connect(address);
  await once(socket, 'connect');
  const disconnect = () => socket.destroy();
  terminal.signal.addEventListener('abort', disconnect, { once: true });
  try {
    sendControlSocketMessage(socket, request);
    for await (const reply of readControlSocketMessages<ControlSocketReply>(socket)) {
      if (reply.kind === 'exit') return reply.code;
      printControlSocketReply(reply, terminal);
      await terminal.waitForOutput?.();
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

function printControlSocketReply(
  reply: Exclude<ControlSocketReply, { kind: 'exit' }>,
  { print, printError, progress }: RemoteCommandTerminal,
): void {
  switch (reply.kind) {
    // DataDirLock has already checked the greeting.
    case 'greeting':
      return;
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
