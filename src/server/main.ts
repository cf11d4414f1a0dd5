/** `npm start`: starts the server, says where it is, and stops it when asked. */
import path from 'node:path';
import pino from 'pino';
import operations from '../../__generated__/operations.json';
import { WinnowError } from '../shared/errors';
import { readConfig } from './config';
import { DEMO_PASSWORD } from './jobs/demo/demoUsers';
import { showProgress } from './jobs/progress/showProgress';
import { type Running, start } from './start';

// Bundled, this file stands in build/server, beside build/client.
const CLIENT_DIR = path.resolve(
  __dirname,
  path.extname(__filename) === '.ts' ? '../../build/client' : '../client',
);

const DEMO = `Sign in as admin, maintainer, developer, triager, reporter or reader; the password is ${DEMO_PASSWORD}.\n`;

/** Says where it is, and how one gets in. */
function tell(running: Running): Running {
  const { url, demo, setupSecret } = running;
  process.stdout.write(`Winnow is ready: ${url}\n${demo ? DEMO : ''}`);
  if (setupSecret) process.stdout.write(`Make the first administrator, once: ${url}/setup#${setupSecret}\n`);
  return running;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));
  const options = {
    ...{ config, log, operations, clientDir: CLIENT_DIR },
    progress: showProgress(process.stderr),
  };
  let running = start({ ...options, restart });
  const { port } = tell(await running);

  /** At the port that people have. */
  function restart(): void {
    log.info('starting anew');
    running = running
      .then((before) => before.stop())
      .then(() => start({ ...options, config: { ...config, port }, restart }));
    running.then(tell).catch((error: unknown) => {
      log.fatal({ err: error }, 'could not start anew');
      process.exit(1);
    });
  }

  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // Asked twice: at once. The database is made for that.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    running
      .then((now) => now.stop())
      .then(
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
