/** A real mail server on a free port of the loopback interface, which keeps what it receives. */
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedEmail extends ParsedMail {
  /** The whole message, with its headers as they were sent. */
  raw: string;
  /** Address of the envelope. */
  recipient: string;
}

export interface TestSmtpServer {
  /** Value for SMTP_URL, with a login and a password that the server accepts. */
  url: string;
  port: number;
  /** Emails in the order in which they were accepted. */
  received: ReceivedEmail[];
  /** Number of connections so far. */
  connections: number;
  /**
   * Overrides the responses to recipients and messages. A thrown error with `responseCode` rejects with this code.
   */
  answer: {
    recipient?: (address: string) => Promise<void> | void;
    content?: (email: ReceivedEmail) => Promise<void> | void;
  };
  close(): Promise<void>;
}

export const TEST_SMTP_PASSWORD = 'smtp-password-of-tests';

/** An error that makes the mail server answer with this code. */
export const createSmtpError = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export async function startTestSmtpServer(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<TestSmtpServer> {
  const received: ReceivedEmail[] = [];
  const answer: TestSmtpServer['answer'] = {};
  const settle = (work: Promise<void>, callback: (error?: Error | null) => void): void =>
    void work.then(
      () => callback(),
      (error: Error) => callback(error),
    );
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    // Milliseconds that closing waits for connections.
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      result.connections += 1;
      callback();
    },
    onAuth: ({ password }, _session, callback) =>
      password === TEST_SMTP_PASSWORD
        ? callback(null, { user: 'winnow' })
        : callback(createSmtpError(535, 'Wrong user name or password')),
    onRcptTo: ({ address }, _session, callback) =>
      settle(
        Promise.resolve().then(() => answer.recipient?.(address)),
        callback,
      ),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const accept = async (): Promise<void> => {
          const recipient = session.envelope.rcptTo[0]!.address;
          const email = { ...(await simpleParser(raw)), raw: raw.toString('latin1'), recipient };
          await answer.content?.(email);
          received.push(email);
        };
        settle(accept(), callback);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const result: TestSmtpServer = {
    url: `smtp://winnow:${TEST_SMTP_PASSWORD}@127.0.0.1:${port}`,
    port,
    received,
    connections: 0,
    answer,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return result;
}
