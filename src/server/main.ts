/** `npm start`: starts the server, prints its address and stops it on SIGTERM, SIGINT or SIGHUP. */
import path from 'node:path';
import pino from 'pino';
import operations from '../../__generated__/operations.json';
import { WinnowError } from '../shared/errors';
import { createConsoleProgressReporter } from './commands/progress/createConsoleProgressReporter';
import { readConfig } from './config/readConfig';
import { DEMO_PASSWORD } from './demo/demoUsers';
import { openServerData, type ServerData } from './openServerData';
import type { RunningServer } from './start';
import { describeDiskError } from './store/errors/diskErrors';

// The bundle of this file is in build/server, next to build/client.
const CLIENT_BUILD_DIR = path.resolve(
  __dirname,
  path.extname(__filename) === '.ts' ? '../../build/client' : '../client',
);

const DEMO_SIGN_IN_MESSAGE = `Sign in as admin, maintainer, developer, triager, reporter or reader with the password ${DEMO_PASSWORD}.\n`;

/** Prints the address and how to sign in for the first time. */
function printWelcomeMessage({ url, demo, setupSecret }: RunningServer): void {
  process.stdout.write(`Winnow is ready: ${url}\n${demo ? DEMO_SIGN_IN_MESSAGE : ''}`);
  if (setupSecret) process.stdout.write(`Create the first administrator: ${url}/setup#${setupSecret}\n`);
}

/**
 * Maximum size of the log lines that wait to be written, in bytes. Further lines are dropped: the disk is full, or the
 * program that reads the log has stopped reading.
 */
const UNWRITTEN_LOG_BYTES_MAX = 1_000_000;

async function main(): Promise<void> {
  // Everything that the server writes contains private data.
  process.umask(0o077);
  const config = readConfig(process.env);
  const logOutput = pino.destination({
    dest: 2,
    sync: true,
    maxLength: UNWRITTEN_LOG_BYTES_MAX,
    // By default, requests wait until the log can be written. With this, lines are kept and written together with the
    // next one.
    retryEAGAIN: () => false,
  });
  // A log on a full disk must not end the server.
  logOutput.on('error', () => undefined);
  const log = pino({ level: config.logLevel, base: null }, logOutput);
  const progress = createConsoleProgressReporter(process.stderr);
  let data: Promise<ServerData>;
  // Resolves when the threads of the database and of the columns have been started, not when they are ready.
  await new Promise<void>((resolve, reject) => {
    data = openServerData(config, progress, resolve);
    data.catch(reject);
  });
  // The modules of start.ts take half a second to load. Meanwhile, the database starts in its thread.
  const { startServer } = await import('./start');
  const options = {
    config,
    log,
    operations,
    clientDir: CLIENT_BUILD_DIR,
    progress,
    restart: restartServer,
  };
  let running = startServer({ ...options, data: data! });
  const { port } = await running;

  /** Restarts on the same port, even if the system chose it because of PORT=0. */
  function restartServer(): void {
    log.info('restarting');
    running = running
      .then((server) => server.stop())
      .then(() => startServer({ ...options, config: { ...config, port } }));
    running.then(printWelcomeMessage).catch((error: unknown) => {
      log.fatal({ err: error }, 'restart failed');
      process.exit(1);
    });
  }

  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // A second signal exits at once: the database recovers from a process that dies at any moment.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    running
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.fatal({ err: error }, 'stop failed');
          process.exit(1);
        },
      );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // After the handlers of signals: a caller can stop the server as soon as it has read the message.
  printWelcomeMessage(await running);
}

// A pipe on standard output may be closed once its reader has the first line. That must not end the server.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

main().catch((error: unknown) => {
  const diskProblem = describeDiskError(error);
  const isExpected = error instanceof WinnowError;
  process.stderr.write(
    `${diskProblem ?? (isExpected ? error.message : error instanceof Error ? error.stack : String(error))}\n`,
  );
  process.exit(1);
});
