import type { Socket } from 'node:net';
import type { CommandContext } from '../Command';
import { parseCommandLine } from '../parse';
import { printFailure, runParsedCommand } from '../runCommand';
import { type ControlRequest, readControlMessages, sendControlMessage } from './messages';

export interface ControlSocketServer {
  /** Cancels running commands and waits until they have ended. */
  close(): Promise<void>;
}

type ServerCommandContext = Pick<CommandContext, 'store' | 'search' | 'restart'>;

/**
 * Runs commands for other `winnow` processes, which cannot open the embedded database while the server uses
 * it.
 */
export function serveControlSocket({ store, search, restart }: ServerCommandContext): ControlSocketServer {
  const running = new Map<Promise<void>, AbortController>();
  store.lock?.onConnection((socket) => {
    const abort = new AbortController();
    let needsRestart = false;
    const parts = { store, search, restart: () => void (needsRestart = true) };
    const command = serveControlConnection(parts, socket, abort).finally(() => {
      running.delete(command);
      if (needsRestart) restart();
    });
    running.set(command, abort);
  });
  return {
    close: async () => {
      for (const abort of running.values()) abort.abort(new Error('Canceled: the server is stopping.'));
      await Promise.all(running.keys());
    },
  };
}

async function serveControlConnection(
  parts: ServerCommandContext,
  socket: Socket,
  abort: AbortController,
): Promise<void> {
  socket.on('close', () => abort.abort(new Error('Canceled.')));
  const request = await readControlRequest(socket);
  if (!request) return;
  const code = await runRequestedCommand(request.words, {
    ...parts,
    cwd: request.cwd,
    input: request.input,
    print: (line) => sendControlMessage(socket, { kind: 'print', line }),
    printError: (line) => sendControlMessage(socket, { kind: 'error', line }),
    progress: {
      start: (what, total) => sendControlMessage(socket, { kind: 'start', what, total }),
      advance: (units) => sendControlMessage(socket, { kind: 'advance', units }),
      finish: () => sendControlMessage(socket, { kind: 'finish' }),
    },
    signal: abort.signal,
  });
  sendControlMessage(socket, { kind: 'exit', code });
  socket.end();
}

/**
 * Parses the command's arguments again, although the client has: a client of another version may know other
 * commands.
 */
async function runRequestedCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const prepared = parseCommandLine(args);
    return 'help' in prepared ? 0 : await runParsedCommand(prepared, context);
  } catch (error) {
    return printFailure(error, context.printError);
  }
}

/** Reads the client's request. Null when the client disconnected first or sent something invalid. */
async function readControlRequest(socket: Socket): Promise<ControlRequest | null> {
  try {
    const { value } = (await readControlMessages<ControlRequest | null>(socket).next()) as {
      value?: ControlRequest | null;
    };
    return Array.isArray(value?.words) ? (value ?? null) : null;
  } catch {
    socket.destroy();
    return null;
  }
}
