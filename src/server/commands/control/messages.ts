/** Protocol of the control socket: one JSON message per line. */
import type { Socket } from 'node:net';
import type { LockHolderGreeting } from '../../store/dataDir/lockGreeting';

/** The only message of a client: the command to run. Closing the connection cancels the command. */
export interface ControlSocketRequest {
  /** Arguments after `winnow`. */
  words: readonly string[];
  /** Working folder of the client, as an absolute path. */
  cwd: string;
  /** Content of standard input. It may contain a password and must not be logged. */
  input: string;
}

/** Messages of the server. The first one is the greeting, which the lock of the data folder sends. */
export type ControlSocketReply =
  | LockHolderGreeting
  | { kind: 'print'; line: string }
  | { kind: 'error'; line: string }
  | { kind: 'start'; what: string; total: number | null }
  | { kind: 'advance'; units: number }
  | { kind: 'finish' }
  | { kind: 'exit'; code: number };

export function sendControlSocketMessage(
  socket: Socket,
  message: ControlSocketRequest | ControlSocketReply,
): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/**
 * Yields the messages received on a control socket until the other end closes the connection.
 * @throws when this end destroys the socket
 */
export async function* readControlSocketMessages<Message>(socket: Socket): AsyncGenerator<Message> {
  let incompleteLine = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket as AsyncIterable<string>) {
    const lines = (incompleteLine + chunk).split('\n');
    incompleteLine = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as Message;
  }
}
