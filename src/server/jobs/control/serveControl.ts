import type { Socket } from 'node:net';
import { prepareCommand } from '../commands/parse';
import { explain, runPrepared, type Teller } from '../commands/runCommand';
import { type ControlRequest, messagesOf, send } from './messages';

export interface Control {
  /** Cancels what runs and waits until it has ended. */
  close(): Promise<void>;
}

type Parts = Pick<Teller, 'store' | 'search' | 'restart'>;

/** Runs the command line's commands in this process, which holds the embedded database. */
export function serveControl({ store, search, restart }: Parts): Control {
  const running = new Map<Promise<void>, AbortController>();
  store.lock?.onConnection((socket) => {
    const abort = new AbortController();
    let changed = false;
    const parts = { store, search, restart: () => void (changed = true) };
    const command = serve(parts, socket, abort).finally(() => {
      running.delete(command);
      if (changed) restart();
    });
    running.set(command, abort);
  });
  return {
    close: async () => {
      for (const abort of running.values()) abort.abort(new Error('The server stops.'));
      await Promise.all(running.keys());
    },
  };
}

async function serve(parts: Parts, socket: Socket, abort: AbortController): Promise<void> {
  socket.on('close', () => abort.abort(new Error('Canceled.')));
  const request = await firstMessage(socket);
  if (!request) return;
  const code = await run(request.words, {
    ...parts,
    cwd: request.cwd,
    input: request.input,
    print: (line) => send(socket, { kind: 'print', line }),
    fail: (line) => send(socket, { kind: 'error', line }),
    progress: {
      start: (what, total) => send(socket, { kind: 'start', what, total }),
      advance: (units) => send(socket, { kind: 'advance', units }),
      finish: () => send(socket, { kind: 'finish' }),
    },
    signal: abort.signal,
  });
  send(socket, { kind: 'exit', code });
  socket.end();
}

/** The client has looked at the words before; one of another version may differ in what it knows. */
async function run(words: readonly string[], teller: Teller): Promise<number> {
  try {
    const prepared = prepareCommand(words);
    return 'help' in prepared ? 0 : await runPrepared(prepared, teller);
  } catch (error) {
    return explain(error, teller.fail);
  }
}

/** Null: it hung up without a word, or said something else. */
async function firstMessage(socket: Socket): Promise<ControlRequest | null> {
  try {
    const { value } = (await messagesOf<ControlRequest | null>(socket).next()) as {
      value?: ControlRequest | null;
    };
    return Array.isArray(value?.words) ? (value ?? null) : null;
  } catch {
    socket.destroy();
    return null;
  }
}
