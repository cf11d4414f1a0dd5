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

// The bundle of this file is in build/server, next to build/client.
const CLIENT_BUILD_DIR = path.resolve(
  __dirname,
  path.extname(__filename) === '.ts' ? '../../build/client' : '../client',
);

const DEMO_SIGN_IN_MESSAGE = `Sign in as admin, maintainer, developer, triager, reporter or reader with the password ${DEMO_PASSWORD}.\n`;

/** Prints the address and how to sign in for the first time. */
function printWelcomeMessage(server: RunningServer): RunningServer {
  const { url, demo, setupSecret } = server;
  process.stdout.write(`Winnow is ready: ${url}\n${demo ? DEMO_SIGN_IN_MESSAGE : ''}`);
  if (setupSecret) process.stdout.write(`Create the first administrator: ${url}/setup#${setupSecret}\n`);
  return server;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: null }, pino.destination({ dest: 2, sync: true }));
  const progress = createConsoleProgressReporter(process.stderr);
  let data: Promise<ServerData>;
  // Resolves when the threads of the database and of the columns have been started, not when they are ready.
  await new Promise<void>((resolve, reject) => {
    data = openServerData(config, progress, resolve);
    data.catch(reject);
  });
  // The modules of start.ts take half a second to load. Meanwhile, the database starts in its thread.
  const { startServer } = await import(/* webpackMode: "eager" */ './start');
  const options = {
    config,
    log,
    operations,
    clientDir: CLIENT_BUILD_DIR,
    progress,
    restart: restartServer,
  };
  let running = startServer({ ...options, data: data! });
  const { port } = printWelcomeMessage(await running);

  /** Restarts on the same port, also if PORT=0 let the system choose it. */
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
}

// A pipe on standard output may be closed once its reader has the first line. That must not end the server.
process.stdout.on('error', () => undefined);

main().catch((error: unknown) => {
  const isExpected = error instanceof WinnowError;
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
