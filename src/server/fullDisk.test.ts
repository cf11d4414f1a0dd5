/** Servers and commands on a disk that cannot be written: clear messages, no hanging, and no incomplete files. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type ServerApiCredentials, createAuthorizedRequestHeaders } from '../testing/Access';
import { runCliProcess } from '../testing/cliProcess';
import { copyTemplateDatabase } from '../testing/databasePool/templateDatabase';
import { killAllServerProcesses, startServerProcess } from '../testing/sourceServer';
import { createTemporaryFolderPerTest } from '../testing/temporaryFolder';
import { createTestRandom } from '../testing/randomCases';

let random: () => number;
beforeEach(() => void (random = createTestRandom()));
const temporaryFolder = createTemporaryFolderPerTest();
const createPath = (name: string) => path.join(temporaryFolder(), name);
afterEach(killAllServerProcesses);

const ONE_LINE = /^[^\n]+\n$/;

/**
 * Size limits at which different files fail: the lock file, a small database file and a WAL segment. In blocks of
 * `ulimit -f`, which have 512 bytes or 1 KiB.
 */
it.each(['0', '20', '9000'])(
  'a command ends with one line and leaves nothing behind when no file can exceed %s blocks',
  async (fileBlocksMax) => {
    const dataDir = createPath('data');
    const { code, out, err } = await runCliProcess(
      ['user', 'create', '--login', 'mika'],
      { DATA_DIR: dataDir },
      { fileBlocksMax },
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(ONE_LINE);
    // PostgreSQL does not report the size limit while it creates a database.
    expect(err).toMatch(/a file has reached the maximum size that is allowed|cannot be opened/);
    expect(await fs.readdir(dataDir)).toEqual([]);
    // With space, the same command succeeds.
    expect(await runCliProcess(['user', 'create', '--login', 'mika'], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      err: '',
    });
  },
  600_000,
);

it('backups, exports and reports name the file that cannot be written, and no part of a backup remains', async () => {
  const environment = { DATA_DIR: createPath('data') };
  await copyTemplateDatabase(environment.DATA_DIR);
  const run = (args: string[], fileBlocksMax?: string) =>
    runCliProcess(args, environment, { fileBlocksMax, folder: temporaryFolder() });
  const demo = await run(['demo', '--issues', '60', '--project', 'NET']);
  expect(demo.code).toBe(0);
  const outputs = [
    ['backup', 'all.gz'],
    ['export', '--project', 'NET', '--format', 'ndjson', '--out', 'net.ndjson'],
  ];
  for (const args of outputs) {
    const file = createPath(args.at(-1)!);
    await fs.symlink('/dev/full', args[0] === 'backup' ? `${file}.unfinished` : file);
    const { code, err } = await run(args);
    expect({ args, code, err }).toEqual({
      args,
      code: 1,
      err: expect.stringContaining(`${file} cannot be written: the disk is full.\n`) as string,
    });
    await fs.rm(args[0] === 'backup' ? `${file}.unfinished` : file, { force: true });
  }
  expect((await fs.readdir(temporaryFolder())).sort()).toEqual(['data']);
  for (const args of outputs) expect(await run(args)).toMatchObject({ code: 0 });
}, 600_000);

it('a log that cannot be written does not end the server', async () => {
  const environment = { DATA_DIR: createPath('data'), LOG_LEVEL: 'info' };
  await copyTemplateDatabase(environment.DATA_DIR);
  const server = startServerProcess(environment, [], '/dev/full');
  const url = await server.ready;
  for (let request = 0; request < 50; request++) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}, 600_000);

const SMALL_DISK_MEGABYTES = 160;

/** Mounts a small disk in memory. Returns false if this user cannot mount. */
function mountSmallDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MEGABYTES}m`, 'winnow-test', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

describe('on a small disk', () => {
  const probe = execFileSync('mktemp', ['-d']).toString().trim();
  const canMount = mountSmallDisk(probe);
  if (canMount) execFileSync('umount', [probe]);
  execFileSync('rmdir', [probe]);

  (canMount ? it : it.skip)(
    'writes fail with UNAVAILABLE while the disk is full, reads continue, and writes work again with space',
    async () => {
      const disk = createPath('disk');
      await fs.mkdir(disk);
      mountSmallDisk(disk);
      try {
        await testFullDisk(disk);
      } finally {
        killAllServerProcesses();
        execFileSync('umount', ['--lazy', disk]);
      }
    },
    600_000,
  );
});

async function testFullDisk(disk: string): Promise<void> {
  const environment = { DATA_DIR: path.join(disk, 'data') };
  await copyTemplateDatabase(environment.DATA_DIR);
  const command = (...args: string[]) => runCliProcess(args, environment, { folder: temporaryFolder() });
  let server = startServerProcess({ ...environment, WINNOW_DEMO: '40' });
  let url = await server.ready;
  const created = await command('token', 'create', '--login', 'maintainer', '--scope', 'admin');
  const token = created.out.trim();
  const projectId = await readProjectId({ url, token });
  expect(await createIssue({ url, token }, projectId)).toEqual({ code: null, isCreated: true });
  const fill = path.join(disk, 'fill');

  await fillDisk(fill);
  for (let attempt = 0; attempt < 3; attempt++)
    expect(await createIssue({ url, token }, projectId)).toEqual({ code: 'UNAVAILABLE', isCreated: false });
  const signIn = await fetch(`${url}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: 'winnow-demo' }),
  });
  expect([signIn.status, await signIn.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  for (const args of [
    ['user', 'create', '--login', 'mika'],
    ['backup', 'all.gz'],
    ['demo', '--issues', '5', '--project', 'NEW'],
  ]) {
    const { code, err } = await command(...args);
    expect([args, code]).toEqual([args, 1]);
    expect(err).toContain('the disk is full.\n');
  }
  expect(await readProjectId({ url, token })).toBe(projectId);
  await fs.rm(fill);
  expect(await createIssue({ url, token }, projectId)).toEqual({ code: null, isCreated: true });
  expect((await command('check')).code).toBe(0);

  // Without space, neither the server nor a command can lock the data folder.
  server.child.kill('SIGTERM');
  await server.ended;
  await fillDisk(fill);
  const lockFailure = `DATA_DIR ${environment.DATA_DIR} cannot be written: the disk is full.\n`;
  expect(await startServerProcess(environment).ended).toEqual({ code: 1, out: '', err: lockFailure });
  expect(await command('user', 'create', '--login', 'mika')).toEqual({ code: 1, out: '', err: lockFailure });
  await fs.rm(fill);

  // The server fills the disk itself, and keeps what it has acknowledged.
  server = startServerProcess(environment);
  url = await server.ready;
  await fillDisk(fill, 28);
  let acknowledged = 0;
  for (;;) {
    const { code, isCreated } = await createIssue({ url, token }, projectId, 48_000);
    if (isCreated) acknowledged++;
    else {
      expect(code).toBe('UNAVAILABLE');
      break;
    }
  }
  const count = await readIssueCount({ url, token });
  expect(count).toBe(42 + acknowledged);
  await fs.rm(fill);
  expect(await createIssue({ url, token }, projectId)).toEqual({ code: null, isCreated: true });
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
}

/** Writes a file that leaves `freeMegabytes` of the disk free. */
async function fillDisk(file: string, freeMegabytes = 0): Promise<void> {
  const { bavail, bsize } = await fs.statfs(path.dirname(file));
  const blocks = Math.floor((bavail * bsize - freeMegabytes * 1_048_576) / 4_096);
  execFileSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=4096', `count=${blocks}`], { stdio: 'ignore' });
}

interface GraphQLResult<Data> {
  data: Data | null;
  errors?: { extensions: { code: string } }[];
}

async function post<Data>(
  credentials: ServerApiCredentials,
  query: string,
  variables = {},
): Promise<GraphQLResult<Data>> {
  const response = await fetch(`${credentials.url}/graphql`, {
    method: 'POST',
    headers: createAuthorizedRequestHeaders(credentials),
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLResult<Data>;
}

interface ProjectsResult {
  projects: { nodes: { id: string; issueCount: number }[] };
}
const readProject = async (credentials: ServerApiCredentials) =>
  (await post<ProjectsResult>(credentials, '{ projects { nodes { id issueCount } } }')).data!.projects
    .nodes[0]!;
const readProjectId = async (credentials: ServerApiCredentials) => (await readProject(credentials)).id;
const readIssueCount = async (credentials: ServerApiCredentials) =>
  (await readProject(credentials)).issueCount;

async function createIssue(
  credentials: ServerApiCredentials,
  projectId: string,
  bodyLength = 10,
): Promise<{ code: string | null; isCreated: boolean }> {
  // Random texts cannot be compressed.
  const body = Array.from({ length: bodyLength }, () => random().toString(36).at(-1)).join('');
  const { data, errors } = await post<{ createIssue: { issue: { id: string } | null } }>(
    credentials,
    'mutation ($input: CreateIssueInput!) { createIssue(input: $input) { issue { id } errors { code } } }',
    { input: { projectId, title: 'An issue', body } },
  );
  return { code: errors?.[0]?.extensions.code ?? null, isCreated: Boolean(data?.createIssue.issue) };
}
