/** What goes over the control socket: JSON, a message a line. */
import type { Socket } from 'node:net';

/** The one thing a client says; hanging up cancels it. */
export interface ControlRequest {
  /** The words after `winnow`. */
  words: readonly string[];
  cwd: string;
  /** What was on standard input, of a command that reads it. Secrets come this way: it is not logged. */
  input: string;
}

export type ControlReply =
  | { kind: 'print'; line: string }
  | { kind: 'error'; line: string }
  | { kind: 'start'; what: string; total: number | null }
  | { kind: 'advance'; units: number }
  | { kind: 'finish' }
  | { kind: 'exit'; code: number };

export function send(socket: Socket, message: ControlRequest | ControlReply): void {
  if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
}

/** The messages that come, until the other end hangs up. @throws when this end does. */
export async function* messagesOf<Message>(socket: Socket): AsyncGenerator<Message> {
  let rest = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as Message;
  }
}
