/** Kills the server during imports. The next server must continue the import, with the same result as one run. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { IMPORT_HEARTBEAT_TIMEOUT_MS } from '../shared/limits';
import { NOOP_PROGRESS_REPORTER } from '../shared/progress';
import {
  createAuthorizedRequestHeaders,
  createTestApiToken,
  type ServerApiCredentials,
} from '../testing/Access';
import { readImportedProject } from '../testing/importComparison/readImportedProject';
import { postGraphQL } from '../testing/postGraphQL';
import { describeEachServerProcessDatabase } from '../testing/processDatabases';
import { startServerProcess } from '../testing/sourceServer';
import { importIssues } from './importers/importIssues';
import { JIRA_FORMAT } from './importers/sources/jira/jiraFormat';
import {
  createJiraComment,
  createJiraIssue,
  createJiraLink,
} from './importers/sources/jira/testing/fixtures';
import type { DatabaseStore } from './store/DatabaseStore';
import { IS_LONG_TEST_RUN } from '../testing/randomCases';

/** `npm run test:long` kills the server 50 times. */
const SERVER_KILL_COUNT = IS_LONG_TEST_RUN ? 50 : 3;
/** Enough issues for an import to take several transactions. */
const ISSUE_COUNT = 1_200;
const FIRST_NUMBER = 1_001;

/** Issues with comments, and links to issues that come later in the file. */
const FILE = Array.from({ length: ISSUE_COUNT }, (_, index) => {
  const next = `KET-${FIRST_NUMBER + ((index + 7) % ISSUE_COUNT)}`;
  return JSON.stringify(
    createJiraIssue(`KET-${FIRST_NUMBER + index}`, {
      labels: [`steam-${index % 40}`],
      comment: { comments: [createJiraComment(index, `Comment ${index}`)], total: 1 },
      issuelinks: index % 5 === 0 ? [createJiraLink('Blocks', 'blocks', 'outwardIssue', next)] : [],
    }),
  );
}).join('\n');

describeEachServerProcessDatabase('a server that is killed during an import', (getDatabase) => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'winnow-kill-import-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    `continues after ${SERVER_KILL_COUNT} kills and ends with the same issues as one run`,
    async () => {
      const database = getDatabase();
      const environment = { DATA_DIR: folder, ...database.environment, WINNOW_DEMO: '20' };
      let server = startServerProcess(environment);
      await server.ready;
      const token = await createTestApiToken(environment);
      let credentials: ServerApiCredentials = { url: await server.ready, token };
      const id = await startImport(credentials);
      for (let kill = 1; kill <= SERVER_KILL_COUNT; kill++) {
        const issues = (ISSUE_COUNT * kill) / (SERVER_KILL_COUNT + 1);
        await pollUntil(credentials, id, ({ project }) => project.issueCount > issues);
        server.child.kill('SIGKILL');
        await server.ended;
        await database.expectConsistent(expireImportHeartbeat);
        server = startServerProcess(environment);
        credentials = { url: await server.ready, token };
      }
      const { state, message } = await pollUntil(credentials, id, (job) => job.state !== 'RUNNING');
      expect({ state, message }).toEqual({ state: 'DONE', message: null });
      server.child.kill('SIGTERM');
      await server.ended;
      await database.expectConsistent(expectSameAsOneRun);
    },
    SERVER_KILL_COUNT * 240_000,
  );

  /** Imports the file into another project at once, and compares the issues of both projects. */
  async function expectSameAsOneRun(store: DatabaseStore): Promise<void> {
    const source = path.join(folder, 'issues.ndjson');
    await writeFile(source, FILE);
    const options = { format: JIRA_FORMAT, source, projectKey: 'REF', create: true };
    await importIssues(store, options, NOOP_PROGRESS_REPORTER);
    const [killed, reference] = [
      await readImportedProject(store, 'NET'),
      await readImportedProject(store, 'REF'),
    ];
    const imported = killed.issues.filter(({ number }) => number >= FIRST_NUMBER);
    expect(imported).toHaveLength(ISSUE_COUNT);
    expect(imported).toEqual(reference.issues);
    for (const { number } of reference.issues) {
      expect(killed.commentsByNumber.get(number)).toEqual(reference.commentsByNumber.get(number));
      expect(killed.eventsByNumber.get(number)).toEqual(reference.eventsByNumber.get(number));
    }
    const { rows } = await sql<{ links: number }>`SELECT count(*)::int AS links FROM issue_link
      JOIN project ON project.id = project_id WHERE number >= ${FIRST_NUMBER} GROUP BY key`.execute(store.db);
    expect(rows).toEqual([{ links: ISSUE_COUNT / 5 }, { links: ISSUE_COUNT / 5 }]);
  }
});

interface PolledImport {
  state: string;
  message: string | null;
  project: { issueCount: number };
}

/** Uploads the file as an import of the project NET, starts it, and returns its id. */
async function startImport(credentials: ServerApiCredentials): Promise<string> {
  const { data } = await postGraphQL<{ project: { id: string } }>(
    credentials,
    '{ project(key: "NET") { id } }',
  );
  const input = { projectId: data.project.id, fileName: 'issues.ndjson', fileSize: Buffer.byteLength(FILE) };
  const created = await postGraphQL<{ edit: { importJob: { id: string } } }>(
    credentials,
    'mutation ($input: CreateImportInput!) { edit: createImport(input: $input) { importJob { id } } }',
    { input },
  );
  const { id } = created.data.edit.importJob;
  const headers = {
    ...createAuthorizedRequestHeaders(credentials),
    'content-type': 'application/octet-stream',
  };
  const response = await fetch(`${credentials.url}/import/${id}/upload`, {
    method: 'POST',
    headers,
    body: FILE,
  });
  expect(response.status).toBe(201);
  const started = await postGraphQL<{ edit: { errors: object[] } }>(
    credentials,
    'mutation ($input: StartImportInput!) { edit: startImport(input: $input) { errors { message } } }',
    { input: { id } },
  );
  expect(started.data.edit.errors).toEqual([]);
  return id;
}

async function pollUntil(
  credentials: ServerApiCredentials,
  id: string,
  condition: (job: PolledImport) => boolean,
): Promise<PolledImport> {
  for (;;) {
    const { data } = await postGraphQL<{ node: PolledImport }>(
      credentials,
      'query ($id: ID!) { node(id: $id) { ... on ImportJob { state message project { issueCount } } } }',
      { id },
    );
    if (condition(data.node) || data.node.state === 'DONE' || data.node.state === 'FAILED') return data.node;
    await setTimeout(50);
  }
}

/** Makes the heartbeat of the running import older, so that the next server continues it without waiting. */
async function expireImportHeartbeat({ db }: DatabaseStore): Promise<void> {
  await sql`UPDATE import_job SET beat_at = beat_at - make_interval(secs => ${IMPORT_HEARTBEAT_TIMEOUT_MS / 1000})`.execute(
    db,
  );
}
