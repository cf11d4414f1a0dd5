import type { Socket } from 'node:net';
import type { CommandContext } from '../CliCommand';
import { parseCommandLine } from '../parse';
import { printCommandError, runParsedCommand } from '../runParsedCommand';
import { type ControlSocketRequest, readControlSocketMessages, sendControlSocketMessage } from './messages';

export interface ControlSocketServer {
  /** Cancels running commands and waits until they have ended. */
  close(): Promise<void>;
}

type ControlSocketDependencies = Pick<CommandContext, 'store' | 'files' | 'search' | 'restart'>;

/**
 * Runs commands for other `winnow` processes, which cannot open the embedded database while the server uses
 * it.
 */
export function serveControlSocket({
  store,
  files,
  search,
  restart,
}: ControlSocketDependencies): ControlSocketServer {
  const running = new Map<Promise<void>, AbortController>();
  store.lock?.serveControlConnections((socket) => {
    const abort = new AbortController();
    let needsRestart = false;
    const parts = { store, files, search, restart: () => void (needsRestart = true) };
    const command = serveControlSocketConnection(parts, socket, abort).finally(() => {
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

async function serveControlSocketConnection(
  parts: ControlSocketDependencies,
  socket: Socket,
  abort: AbortController,
): Promise<void> {
  socket.on('close', () => abort.abort(new Error('Canceled.')));
  const request = await readControlSocketRequest(socket);
  if (!request) return;
  const code = await runControlSocketCommand(request.words, {
    ...parts,
    wordIndexFolder: null,
    cwd: request.cwd,
    input: request.input,
    print: (line) => sendControlSocketMessage(socket, { kind: 'print', line }),
    waitForOutput: () => waitUntilSocketDrained(socket),
    printError: (line) => sendControlSocketMessage(socket, { kind: 'error', line }),
    progress: {
      start: (what, total) => sendControlSocketMessage(socket, { kind: 'start', what, total }),
      advance: (units) => sendControlSocketMessage(socket, { kind: 'advance', units }),
      finish: () => sendControlSocketMessage(socket, { kind: 'finish' }),
    },
    signal: abort.signal,
  });
  sendControlSocketMessage(socket, { kind: 'exit', code });
  socket.end();
}

async function waitUntilSocketDrained(socket: Socket): Promise<void> {
  // The socket can close while the client is not reading. In that case, `drain` is never emitted.
  if (socket.writableNeedDrain && !socket.destroyed)
    await new Promise<void>((resolve) => socket.once('drain', resolve).once('close', () => resolve()));
}

/**
 * Parses the command's arguments again, although the client has: a client of another version may know other
 * commands.
 */
async function runControlSocketCommand(args: readonly string[], context: CommandContext): Promise<number> {
  try {
    const prepared = parseCommandLine(args);
    return 'help' in prepared ? 0 : await runParsedCommand(prepared, context);
  } catch (error) {
    return printCommandError(error, context.printError);
  }
}

/** Reads the client's request. Null when the client disconnected first or sent something invalid. */
async function readControlSocketRequest(socket: Socket): Promise<ControlSocketRequest | null> {
  try {
    const { value } = (await readControlSocketMessages<ControlSocketRequest | null>(socket).next()) as {
      value?: ControlSocketRequest | null;
    };
    return Array.isArray(value?.words) ? (value ?? null) : null;
  } catch {
    socket.destroy();
    return null;
  }
}
