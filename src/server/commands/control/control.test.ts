import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ProgressReporter } from '../../../shared/progress';
import { getTemplateDatabaseFile } from '../../../testing/databasePool/templateDatabase';
import { readDataDirLockHolder } from '../../store/dataDir/lockHolder';
import { openDatabaseStore } from '../../store/open/openDatabaseStore';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { runCommandInServer, type RemoteCommandTerminal } from './runCommandInServer';
import { type ControlSocketServer, serveControlSocket } from './serveControlSocket';
import { createTestFileServices } from '../../../testing/testFileServices';

let temporaryFolder: string;
let testStore: DatabaseStore;
let controlSocketServer: ControlSocketServer;
let controlSocketAddress: string;

beforeAll(async () => {
  temporaryFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
  // The data folder's path exceeds the maximum length of a Unix socket path (108 characters), so the control
  // socket is in another folder.
  const dataDir = path.join(temporaryFolder, 'd'.repeat(100));
  testStore = await openDatabaseStore({
    dataDir,
    purpose: 'server',
    template: await getTemplateDatabaseFile(),
  });
  controlSocketServer = serveControlSocket({
    store: testStore,
    files: createTestFileServices(),
    search: null,
    restart: () => undefined,
  });
  controlSocketAddress = (await readDataDirLockHolder(dataDir))!.address;
});
afterAll(async () => {
  await controlSocketServer.close();
  await testStore.close();
  await fs.rm(temporaryFolder, { recursive: true, force: true });
});

/** A terminal that collects output and progress. @param onProgress called at each progress report */
function createRecordingTerminal(onProgress: (event: string) => void = () => undefined) {
  const output: string[] = [];
  const abort = new AbortController();
  const record = (event: string) => {
    output.push(event);
    onProgress(event);
  };
  const progress: ProgressReporter = {
    start: (title, total) => record(`start ${title} ${total}`),
    advance: (units) => record(`advance ${units}`),
    finish: () => record('finish'),
  };
  const terminal: RemoteCommandTerminal = {
    print: (line) => output.push(`print ${line}`),
    printError: (line) => output.push(`error ${line}`),
    progress,
    signal: abort.signal,
  };
  return { terminal, output, abort };
}

const runTestCommand = (commandLine: string, terminal: RemoteCommandTerminal) =>
  runCommandInServer(
    controlSocketAddress,
    { words: commandLine.split(' '), cwd: temporaryFolder, input: '' },
    terminal,
  );

test('returns the output and the exit code of a command that ran in the server', async () => {
  const { terminal, output } = createRecordingTerminal();
  expect(await runTestCommand('demo --issues 1 --project NET', terminal)).toBe(0);
  expect(output).toContain('start Creating the demo tracker 1');
  expect(output.at(-1)).toBe('print Created NET with 1 issues.');
  const check = createRecordingTerminal();
  expect(await runTestCommand('check', check.terminal)).toBe(0);
  expect(check.output.at(-1)).toBe('print Checked 1 issues: no differences.');
});

test('records imports and backups in the audit log', async () => {
  const file = path.join(temporaryFolder, 'issues.json');
  await fs.writeFile(file, JSON.stringify([{ number: 1, title: 'One', created_at: '2020-01-01T00:00:00Z' }]));
  for (const command of ['import github issues.json --project NET', 'backup all.gz'])
    expect(await runTestCommand(command, createRecordingTerminal().terminal)).toBe(0);
  const entries = await testStore.db
    .selectFrom('audit_entry')
    .select(['action', 'subject', 'actor_id', 'address', 'user_agent', 'details'])
    .where('action', 'in', ['issues_imported', 'backup_created'])
    .orderBy('id')
    .execute();
  const fromCommandLine = { actor_id: null, address: null, user_agent: 'command line' };
  expect(entries).toEqual([
    {
      action: 'issues_imported',
      subject: 'NET',
      ...fromCommandLine,
      details: { format: 'github', new: 1, changed: 0, complete: true },
    },
    {
      action: 'backup_created',
      subject: 'all.gz',
      ...fromCommandLine,
      details: { rows: expect.any(Number) as number },
    },
  ]);
});

test('exports a project through the server, with its output line by line', async () => {
  const { terminal, output } = createRecordingTerminal();
  let waits = 0;
  const waitForOutput = async () => void waits++;
  const command = 'export --project NET --format ndjson';
  expect(await runTestCommand(command, { ...terminal, waitForOutput })).toBe(0);
  const lines = output
    .filter((line) => line.startsWith('print '))
    .join('\n')
    .replaceAll('print ', '')
    .split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { record: string }).record)).toEqual(
    expect.arrayContaining(['header', 'state', 'issue']) as string[],
  );
  expect(waits).toBeGreaterThan(0);
});

test('returns exit code 1 for a failed command and 2 for invalid arguments', async () => {
  const missing = createRecordingTerminal();
  expect(await runTestCommand('import github nowhere.json --project NET', missing.terminal)).toBe(1);
  expect(missing.output).toEqual([
    `error File or folder not found: ${path.join(temporaryFolder, 'nowhere.json')}.`,
  ]);
  const wrong = createRecordingTerminal();
  expect(await runTestCommand('check everything', wrong.terminal)).toBe(2);
  expect(wrong.output).toEqual(['error Unexpected argument "everything".', 'error Usage: winnow check']);
});

test('ignores invalid requests and keeps serving', async () => {
  for (const invalidRequest of ['', 'GET / HTTP/1.1\r\n\r\n', '{"words":7}\n', '[]\n', 'null\n']) {
    const socket = net.connect(controlSocketAddress);
    socket.on('error', () => undefined);
    socket.end(invalidRequest);
    socket.resume();
    await once(socket, 'close');
  }
  expect(await runTestCommand('check', createRecordingTerminal().terminal)).toBe(0);
});

test('a command is canceled and rolled back when its client disconnects', async () => {
  const { terminal, output, abort } = createRecordingTerminal((event) => {
    if (event.startsWith('advance')) abort.abort();
  });
  expect(await runTestCommand('demo --issues 20000 --project CAN', terminal)).toBe(1);
  expect(output.at(-1)).toBe('error Canceled.');
  const projects = () => testStore.db.selectFrom('project').select('key').execute();
  while ((await projects()).length > 1) await setTimeout(20);
  expect(await projects()).toEqual([{ key: 'NET' }]);
});

test('closing the control server cancels running commands', async () => {
  const { terminal, output } = createRecordingTerminal((event) => {
    if (event.startsWith('advance')) void controlSocketServer.close();
  });
  expect(await runTestCommand('demo --issues 20000 --project CAN', terminal)).toBe(1);
  expect(output.at(-1)).toBe('error Canceled: the server is stopping.');
});
