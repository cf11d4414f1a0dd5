/** DATA_DIR from outside: permissions, folders with other files, and copies of a folder in use. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCliProcess } from '../testing/cliProcess';
import { copyTemplateDatabase } from '../testing/databasePool/templateDatabase';
import { killAllServerProcesses, startServerProcess } from '../testing/sourceServer';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';

const run = promisify(execFile);
const temporaryFolder = createTemporaryFolderPerTest();
const createPath = (name: string) => path.join(temporaryFolder(), name);
afterEach(killAllServerProcesses);

const createUser = (login: string, dataDir: string) =>
  runCliProcess(['user', 'create', '--login', login], { DATA_DIR: dataDir });

/** Paths in a folder that other users can access, without symbolic links. */
async function findAccessiblePaths(folder: string): Promise<string[]> {
  const { stdout } = await run('find', [folder, '!', '-type', 'l', '-perm', '/077']);
  return stdout.split('\n').filter((line) => line !== '');
}

const readMode = async (file: string) => (await fs.stat(file)).mode & 0o777;

it('makes an empty folder with mode 755 private, and creates only private files in it', async () => {
  const dataDir = createPath('data');
  await fs.mkdir(dataDir, { mode: 0o755 });
  const server = startServerProcess({ DATA_DIR: dataDir, WINNOW_DEMO: '40' });
  await server.ready;
  expect(await findAccessiblePaths(dataDir)).toEqual([]);
  expect(await runCliProcess(['backup', createPath('a.gz')], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
  });
  server.child.kill('SIGTERM');
  await server.ended;
  expect(await findAccessiblePaths(dataDir)).toEqual([]);
  expect(await readMode(createPath('a.gz'))).toBe(0o600);
}, 600_000);

it('makes the files of an earlier version private, but no links and no files behind them', async () => {
  const dataDir = createPath('data');
  await copyTemplateDatabase(dataDir);
  expect(await createUser('mika', dataDir)).toMatchObject({ code: 0 });
  await run('chmod', ['-R', 'a+rwX', dataDir]);
  await fs.mkdir(path.join(dataDir, 'files'), { recursive: true });
  for (const name of ['linked', 'shared']) await fs.writeFile(createPath(name), 'x', { mode: 0o644 });
  await fs.symlink(createPath('linked'), path.join(dataDir, 'files', 'symbolic'));
  await fs.link(createPath('shared'), path.join(dataDir, 'files', 'hard'));
  await fs.mkdir(createPath('elsewhere'), { mode: 0o755 });
  await fs.symlink(createPath('elsewhere'), path.join(dataDir, 'columns'));
  expect(await createUser('nina', dataDir)).toMatchObject({ code: 0 });
  expect(await findAccessiblePaths(dataDir)).toEqual([path.join(dataDir, 'files', 'hard')]);
  expect(
    await Promise.all(['linked', 'shared', 'elsewhere'].map((name) => readMode(createPath(name)))),
  ).toEqual([0o644, 0o644, 0o755]);
}, 600_000);

it.each([0o700, 0o755])(
  'refuses a folder of mode %o with other files, and changes nothing',
  async (mode) => {
    const home = createPath('home of mel');
    await fs.mkdir(home);
    await fs.chmod(home, mode);
    await fs.writeFile(path.join(home, 'notes.txt'), 'x', { mode: 0o644 });
    const { code, out, err } = await createUser('mika', home);
    const own = path.join(home, 'winnow');
    expect({ code, out, err }).toEqual({
      code: 1,
      out: '',
      err: `DATA_DIR ${home} contains other files ("notes.txt"). Winnow needs a folder of its own: create one with \`mkdir -m 700 '${own}'\` and set DATA_DIR=${own}.\n`,
    });
    expect(await fs.readdir(home)).toEqual(['notes.txt']);
    expect([await readMode(home), await readMode(path.join(home, 'notes.txt'))]).toEqual([mode, 0o644]);
    const repaired = startServerProcess({ DATA_DIR: home });
    expect(await repaired.ended).toMatchObject({ code: 1, out: '', err });
  },
  600_000,
);

it('refuses an accessible folder with a database and other files until the command in the message was run', async () => {
  const dataDir = createPath('data');
  await copyTemplateDatabase(dataDir);
  expect(await createUser('mika', dataDir)).toMatchObject({ code: 0 });
  await fs.writeFile(path.join(dataDir, 'notes.txt'), 'x', { mode: 0o644 });
  await fs.chmod(dataDir, 0o755);
  const { code, err } = await createUser('nina', dataDir);
  expect({ code, mode: await readMode(dataDir) }).toEqual({ code: 1, mode: 0o755 });
  const [, command] = /`([^`]+)`/.exec(err)!;
  await run('bash', ['-c', command!]);
  expect(await createUser('nina', dataDir)).toMatchObject({ code: 0, err: '' });
  expect(await readMode(path.join(dataDir, 'notes.txt'))).toBe(0o644);
}, 600_000);

it('a command in a copy of a folder in use is refused, and changes neither folder', async () => {
  const [dataDir, copy, link] = ['data', 'copy', 'link'].map(createPath) as [string, string, string];
  await copyTemplateDatabase(dataDir);
  const server = startServerProcess({ DATA_DIR: dataDir });
  await server.ready;
  await run('cp', ['-a', dataDir, copy]);
  const refused = await createUser('mika', copy);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toMatch(/^[^\n]+\n$/);
  for (const text of [`DATA_DIR ${copy} `, `the lock of ${dataDir}`, `delete ${path.join(copy, 'lock')}`])
    expect(refused.err).toContain(text);
  expect((await startServerProcess({ DATA_DIR: copy }).ended).err).toBe(refused.err);
  // The login is still free in the original folder, which a symbolic link also leads to.
  await fs.symlink(dataDir, link);
  expect(await createUser('mika', link)).toMatchObject({ code: 0 });
  expect((await createUser('mika', dataDir)).err).toBe('The login mika is already taken.\n');

  // A copy with hard links has the same lock file, and the same database files even when the server has stopped.
  const hardLinked = createPath('hard');
  await run('cp', ['-al', dataDir, hardLinked]);
  expect((await createUser('nina', hardLinked)).code).toBe(1);
  server.child.kill('SIGTERM');
  await server.ended;
  await fs.rm(path.join(hardLinked, 'lock'), { force: true });
  expect((await createUser('nina', hardLinked)).err).toContain('are hard links');
}, 600_000);

it('a copy of the folder of a killed server can be used while the original server runs again', async () => {
  const [dataDir, copy] = ['data', 'copy'].map(createPath) as [string, string];
  await copyTemplateDatabase(dataDir);
  const killed = startServerProcess({ DATA_DIR: dataDir });
  await killed.ready;
  killed.child.kill('SIGKILL');
  await killed.ended;
  await run('cp', ['-a', dataDir, copy]);
  const server = startServerProcess({ DATA_DIR: dataDir });
  await server.ready;
  expect(await createUser('mika', copy)).toMatchObject({ code: 0 });
  // The command in the copy has neither written to the original database nor removed the server's socket.
  expect(await createUser('mika', dataDir)).toMatchObject({ code: 0 });
  const moved = createPath('moved');
  await fs.rename(copy, moved);
  expect((await createUser('mika', moved)).err).toBe('The login mika is already taken.\n');
}, 600_000);
