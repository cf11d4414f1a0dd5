import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Progress } from '../../../shared/progress';
import { templateDatabase } from '../../../testing/templateDatabase';
import { readHolder } from '../../store/dataDir/holder';
import { openStore } from '../../store/open/openStore';
import type { Store } from '../../store/Store';
import { callControl, type Caller } from './callControl';
import { type Control, serveControl } from './serveControl';

let folder: string;
let store: Store;
let control: Control;
let address: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'winnow-test-'));
  // Too long for a socket beside it.
  const dataDir = path.join(folder, 'd'.repeat(100));
  store = await openStore({ dataDir, purpose: 'server', template: await templateDatabase() });
  control = serveControl({ store, search: null, restart: () => undefined });
  address = (await readHolder(dataDir))!.address;
});
afterAll(async () => {
  await control.close();
  await store.close();
  await fs.rm(folder, { recursive: true, force: true });
});

/** A caller that keeps what it is told. */
function listener(onProgress: (event: string) => void = () => undefined) {
  const told: string[] = [];
  const abort = new AbortController();
  const tell = (line: string) => {
    told.push(line);
    onProgress(line);
  };
  const progress: Progress = {
    start: (what, total) => tell(`start ${what} ${total}`),
    advance: (units) => tell(`advance ${units}`),
    finish: () => tell('finish'),
  };
  const caller: Caller = {
    print: (line) => told.push(`print ${line}`),
    fail: (line) => told.push(`fail ${line}`),
    progress,
    signal: abort.signal,
  };
  return { caller, told, abort };
}

const call = (words: string, caller: Caller) =>
  callControl(address, { words: words.split(' '), cwd: folder, input: '' }, caller);

test('a command runs in the server: what it says and how it ends come back', async () => {
  const { caller, told } = listener();
  expect(await call('demo --issues 1 --project NET', caller)).toBe(0);
  expect(told).toContain('start Writing the demo tracker 1');
  expect(told.at(-1)).toBe('print NET has 1 issues.');
  const check = listener();
  expect(await call('check', check.caller)).toBe(0);
  expect(check.told.at(-1)).toBe('print 1 issues checked; nothing differs.');
});

test('failures and wrong words come back with their exit codes', async () => {
  const missing = listener();
  expect(await call('import github nowhere.json --project NET', missing.caller)).toBe(1);
  expect(missing.told).toEqual([`fail There is no file or folder ${path.join(folder, 'nowhere.json')}.`]);
  const wrong = listener();
  expect(await call('check everything', wrong.caller)).toBe(2);
  expect(wrong.told).toEqual(['fail What is everything for?', 'fail Usage: winnow check']);
});

test('nonsense does no harm', async () => {
  for (const nonsense of ['', 'GET / HTTP/1.1\r\n\r\n', '{"words":7}\n', '[]\n', 'null\n']) {
    const socket = net.connect(address);
    socket.on('error', () => undefined);
    socket.end(nonsense);
    socket.resume();
    await once(socket, 'close');
  }
  expect(await call('check', listener().caller)).toBe(0);
});

test('hanging up cancels the command', async () => {
  const { caller, told, abort } = listener((event) => {
    if (event.startsWith('advance')) abort.abort();
  });
  expect(await call('demo --issues 20000 --project CAN', caller)).toBe(1);
  expect(told.at(-1)).toBe('fail Canceled.');
  // It takes back what it had written.
  const projects = () => store.db.selectFrom('project').select('key').execute();
  while ((await projects()).length > 1) await setTimeout(20);
  expect(await projects()).toEqual([{ key: 'NET' }]);
});

test('stopping the server cancels what runs', async () => {
  const { caller, told } = listener((event) => {
    if (event.startsWith('advance')) void control.close();
  });
  expect(await call('demo --issues 20000 --project CAN', caller)).toBe(1);
  expect(told.at(-1)).toBe('fail The server stops.');
});
