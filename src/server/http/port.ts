/** Errors of listening on the configured port. */
import net from 'node:net';
import { WinnowError } from '../../shared/errors';
import type { Config } from '../config/Config';

/** @throws WinnowError if the server cannot listen on the configured port, for example because it is in use */
export async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = net.createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explainPortListenError(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

/** Turns common errors of listening on a port into messages that name the environment variable to change. */
export function explainPortListenError(error: unknown, host: string, port: number): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new WinnowError(
      'UNAVAILABLE',
      `Port ${port} of ${host} is in use: set PORT to another port, or to 0 for any free port.`,
    );
  }
  if (code === 'EACCES') {
    return new WinnowError(
      'UNAVAILABLE',
      `Permission denied for port ${port}: set PORT to a port above 1023.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new WinnowError('UNAVAILABLE', `HOST ${host} is not an address of this machine.`);
  }
  return error;
}
