/** `npm start`: starts the server, says where it is, and stops it when asked. */
import path from 'node:path';
import pino from 'pino';
import operations from '../../__generated__/operations.json';
import { WinnowError } from '../shared/errors';
import { readConfig } from './config';
import { showProgress } from './jobs/progress/showProgress';
import { start } from './start';

// Bundled, this file stands in build/server, beside build/client.
const CLIENT_DIR = path.resolve(
  __dirname,
  path.extname(__filename) === '.ts' ? '../../build/client' : '../client',
);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));
  const running = await start({
    ...{ config, log, operations, clientDir: CLIENT_DIR },
    progress: showProgress(process.stderr),
  });
  process.stdout.write(
    `Winnow is ready: ${running.url}\nNobody has to sign in yet: everyone is \`maintainer\`.\n`,
  );

  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // Asked twice: at once. The database is made for that.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'could not stop');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}

// Whoever read the first line may have gone.
process.stdout.on('error', () => undefined);

main().catch((error: unknown) => {
  const expected = error instanceof WinnowError;
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
