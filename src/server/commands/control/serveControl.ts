import type { Socket } from 'node:net';
import type { CommandContext } from '../Command';
import { prepareCommand } from '../parse';
import { printFailure, runPrepared } from '../runCommand';
import { type ControlRequest, readMessages, sendMessage } from './messages';

export interface ControlServer {
  /** Cancels running commands and waits until they have ended. */
  close(): Promise<void>;
}

type ServerParts = Pick<CommandContext, 'store' | 'search' | 'restart'>;

/**
 * Runs commands for other `winnow` processes, which cannot open the embedded database while the server uses
 * it.
 */
export function serveControl({ store, search, restart }: ServerParts): ControlServer {
  const running = new Map<Promise<void>, AbortController>();
  store.lock?.onConnection((socket) => {
    const abort = new AbortController();
    let needsRestart = false;
    const parts = { store, search, restart: () => void (needsRestart = true) };
    const command = serveConnection(parts, socket, abort).finally(() => {
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

async function serveConnection(parts: ServerParts, socket: Socket, abort: AbortController): Promise<void> {
  socket.on('close', () => abort.abort(new Error('Canceled.')));
  const request = await readRequest(socket);
  if (!request) return;
  const code = await runCommandLine(request.words, {
    ...parts,
    cwd: request.cwd,
    input: request.input,
    print: (line) => sendMessage(socket, { kind: 'print', line }),
    printError: (line) => sendMessage(socket, { kind: 'error', line }),
    progress: {
      start: (what, total) => sendMessage(socket, { kind: 'start', what, total }),
      advance: (units) => sendMessage(socket, { kind: 'advance', units }),
      finish: () => sendMessage(socket, { kind: 'finish' }),
    },
    signal: abort.signal,
  });
  sendMessage(socket, { kind: 'exit', code });
  socket.end();
}

/**
 * Parses the command's arguments again, although the client has: a client of another version may know other
 * commands.
 */
async function runCommandLine(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const prepared = prepareCommand(args);
    return 'help' in prepared ? 0 : await runPrepared(prepared, context);
  } catch (error) {
    return printFailure(error, context.printError);
  }
}

/** Reads the client's request. Null when the client disconnected first or sent something invalid. */
async function readRequest(socket: Socket): Promise<ControlRequest | null> {
  try {
    const { value } = (await readMessages<ControlRequest | null>(socket).next()) as {
      value?: ControlRequest | null;
    };
    return Array.isArray(value?.words) ? (value ?? null) : null;
  } catch {
    socket.destroy();
    return null;
  }
}
