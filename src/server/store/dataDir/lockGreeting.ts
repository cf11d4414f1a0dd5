/**
 * The first message on every connection to the holder of a data folder's lock. It names the folder, because the address
 * in a lock file may lead to the server of another folder: a lock file is copied together with its folder.
 */
import net from 'node:net';
import type { Socket } from 'node:net';

export interface LockHolderGreeting {
  kind: 'greeting';
  /** Identity of the holder's data folder at the time of the connection; null if the folder no longer exists. */
  folder: string | null;
  pid: number;
  /** See DataDirLockHolder. */
  startTime: string | null;
}

/** Milliseconds that a holder has to send its greeting. A busy server may block its event loop for seconds. */
const GREETING_TIMEOUT_MS = 5_000;
/** Maximum length of a greeting. Longer data comes from another program. */
const GREETING_LENGTH_MAX = 1_000;

export function sendLockHolderGreeting(socket: Socket, greeting: Omit<LockHolderGreeting, 'kind'>): void {
  if (socket.writable)
    socket.write(`${JSON.stringify({ kind: 'greeting', ...greeting } satisfies LockHolderGreeting)}\n`);
}

/**
 * Result of connecting to the socket that a lock file names: the greeting of the process that listens there (null if it sends
 * none), or the code of the connection error.
 */
export type LockHolderAnswer = { greeting: LockHolderGreeting | null } | { errorCode: string };

/** Connects to the socket of a lock holder, reads its greeting and disconnects. */
export function requestLockHolderGreeting(address: string): Promise<LockHolderAnswer> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    let received = '';
    let isConnected = false;
    const settle = (answer: LockHolderAnswer): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => settle({ greeting: null }), GREETING_TIMEOUT_MS);
    socket.setEncoding('utf8');
    socket.once('connect', () => (isConnected = true));
    socket.on('data', (chunk: string) => {
      received += chunk;
      const end = received.indexOf('\n');
      if (end >= 0) settle({ greeting: parseGreeting(received.slice(0, end)) });
      else if (received.length > GREETING_LENGTH_MAX) settle({ greeting: null });
    });
    socket.once('end', () => settle({ greeting: null }));
    socket.once('error', ({ code = 'UNKNOWN' }: NodeJS.ErrnoException) =>
      settle(isConnected ? { greeting: null } : { errorCode: code }),
    );
  });
}

function parseGreeting(line: string): LockHolderGreeting | null {
  try {
    const message = JSON.parse(line) as LockHolderGreeting | null;
    return message?.kind === 'greeting' ? message : null;
  } catch {
    return null;
  }
}
