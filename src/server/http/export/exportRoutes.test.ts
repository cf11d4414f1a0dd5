/** The routes of exports: permissions, file formats, limits, and clients that disconnect. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { setTimeout } from 'node:timers/promises';
import { EXPORTS_AT_A_TIME_MAX, EXPORTS_PER_MINUTE_MAX } from '../../../shared/limits';
import { describeEachDatabaseEngine } from '../../../testing/databases';
import {
  type MultiUserTestServer,
  openMultiUserTestServer,
  type SignedInTestUser,
} from '../../../testing/multiUserTestServer';
import { waitUntil } from '../../../testing/waitUntil';
import { bulkLoadIssues } from '../../store/load/bulkLoadIssues';
import { createNewIssueWithDefaults } from '../../store/load/NewIssue';

interface ExportLine {
  record: string;
  number?: number;
  complete?: boolean;
  [field: string]: unknown;
}

describeEachDatabaseEngine('export routes', (open) => {
  let server: MultiUserTestServer;
  let maintainer: SignedInTestUser;
  let reader: SignedInTestUser;
  let address = 0;
  /** Number of background statements that have read a page of issues. */
  let pages = 0;

  beforeAll(async () => {
    server = await openMultiUserTestServer((options) =>
      open({
        ...options,
        onStatement: (statement) => {
          options?.onStatement?.(statement);
          if (statement.sql.includes('imported_votes')) pages++;
        },
      }),
    );
    maintainer = await server.createPerson('mai', { role: 'maintainer' });
    reader = await server.createPerson('rea', { role: 'reader' });
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) => {
    address++;
    return server.server.inject({
      url,
      remoteAddress: `10.7.${address >> 8}.${address & 255}`,
      headers: { host: 'localhost:4000', ...headers },
    });
  };
  const readLines = async (url: string, headers?: Record<string, string>) => {
    const { statusCode, body } = await get(url, headers);
    expect(statusCode).toBe(200);
    return body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as ExportLine);
  };
  const readRows = async (search: string, headers?: Record<string, string>) => {
    const { statusCode, body } = await get(`/export/NET.csv?${search}`, headers);
    expect([statusCode, body[0]]).toEqual([200, '\uFEFF']);
    return parse(body, { bom: true });
  };

  it('of a public project are downloads that anybody can read, without private data', async () => {
    await server.readNewAuditEntries();
    const answer = await get('/export/NET.ndjson');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="NET-\d{4}-\d\d-\d\d\.ndjson"$/,
    );
    const lines = await readLines('/export/net.ndjson');
    expect(lines[0]).toMatchObject({ record: 'header', complete: false, project: { key: 'NET' } });
    expect(lines.filter(({ record }) => record === 'issue')).toHaveLength(120);
    // Issue 1 refers to an issue of a project that the viewer cannot see.
    expect(answer.body).not.toContain('SEC"');
    expect(answer.body).not.toContain('@example.org');
    const actions = (await server.readNewAuditEntries()).map(({ action, subject, actor_id }) => [
      action,
      subject,
      actor_id,
    ]);
    expect(actions).toEqual([
      ['issues_exported', 'NET', null],
      ['issues_exported', 'NET', null],
    ]);
  });

  it('are complete for maintainers, with a token or a session', async () => {
    const { headers } = await server.createSession(maintainer);
    for (const credential of [maintainer.headers, headers]) {
      const lines = await readLines('/export/NET.ndjson', credential);
      expect(lines[0]).toMatchObject({ complete: true });
      const people = lines.filter(({ record }) => record === 'person');
      expect(people.map(({ login }) => login)).toEqual(
        expect.arrayContaining(['maintainer', 'mika', 'ada']) as string[],
      );
    }
    expect((await readLines('/export/NET.ndjson', reader.headers))[0]).toMatchObject({ complete: false });
  });

  it('of private projects do not exist for others', async () => {
    for (const headers of [{}, reader.headers, maintainer.headers])
      for (const url of ['/export/SEC.ndjson', '/export/SEC.csv', '/export/NONE.csv'])
        expect([url, (await get(url, headers)).statusCode]).toEqual([url, 404]);
    const admin = await server.createPerson('adm', { administrator: true });
    expect(await readLines('/export/SEC.ndjson', admin.headers)).not.toEqual([]);
    const invalid = await get('/export/NET.ndjson', { authorization: 'Bearer nothing' });
    expect(invalid.statusCode).toBe(401);
  });

  it('continue after the issue of the parameter `after`', async () => {
    const lines = await readLines('/export/NET.ndjson?after=118');
    expect(lines.flatMap(({ number = [] }) => number)).toEqual([119, 120]);
    expect(new Set(lines.map(({ record }) => record))).toEqual(new Set(['person', 'issue']));
    expect((await get('/export/NET.ndjson?after=x')).statusCode).toBe(422);
    const list = 'columns=key&sort=number-asc&q=number:117 OR number:119..120';
    expect((await get(`/export/NET.csv?${list}&after=118`)).body).toBe('NET-119\r\nNET-120\r\n');
    expect((await get('/export/NET.csv?columns=key&sort=number-asc&after=119')).body).toBe('NET-120\r\n');
    for (const search of ['after=118', 'after=118&sort=number-desc', 'after=x&sort=number-asc'])
      expect([search, (await get(`/export/NET.csv?${search}`)).statusCode]).toEqual([search, 422]);
  });

  it('as CSV have the issues of the query with the requested columns, in the requested order', async () => {
    expect(
      await readRows('q=number:4..6&columns=key,state,labels,assignees,created,due&sort=number-asc'),
    ).toEqual([
      ['Key', 'State', 'Labels', 'Assignees', 'Created (UTC)', 'Due'],
      ['NET-4', 'Backlog', 'crash, component::net', 'mika, maintainer', '2024-01-04 00:00:00', ''],
      ['NET-5', 'Backlog', 'perf', '', '2024-01-05 00:00:00', ''],
      ['NET-6', 'Done', 'crash, component::net', '', '2024-01-06 00:00:00', ''],
    ]);
    expect(await readRows('q=number:5&columns=parent,label_component,tasks,subissues,votes')).toEqual([
      ['Parent', 'component', 'Tasks', 'Sub-issues', 'Votes'],
      ['NET-1', '', '', '', '0'],
    ]);
    expect(await readRows('q=assignee:@me&columns=key', maintainer.headers)).toEqual([['Key']]);
    expect(await readRows('')).toHaveLength(121);
    for (const search of ['columns=size', 'sort=size-asc', 'sort=created', 'q=stat:open'])
      expect([search, (await get(`/export/NET.csv?${search}`)).statusCode]).toEqual([search, 422]);
  });

  it('as CSV contain no formulas, and keep quotes and line breaks', async () => {
    const titles = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'a, "b"\nc', 'Grüße 😀'];
    const { db } = server.store;
    for (const [index, title] of titles.entries())
      await db
        .updateTable('issue')
        .set({ title })
        .where('project_id', '=', server.tracker.netId)
        .where('number', '=', 20 + index)
        .execute();
    const rows = await readRows('q=number:20..26&columns=title&sort=number-asc');
    expect(rows.slice(1).map(([title]) => title)).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\tx",
      'a, "b"\nc',
      'Grüße 😀',
    ]);
  });

  it('are limited in number', async () => {
    const person = await server.createPerson('eager', { role: 'reader' });
    const { headers } = await server.createSession(person);
    const statuses: number[] = [];
    for (let i = 0; i <= EXPORTS_PER_MINUTE_MAX; i++)
      statuses.push((await get('/export/NET.csv?q=number:1&columns=key', headers)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(EXPORTS_PER_MINUTE_MAX);
    expect(statuses.at(-1)).toBe(429);
  });

  it('stop reading from the database when the client stops reading, and end when it disconnects', async () => {
    const body = 'x'.repeat(60_000);
    for (let first = 1000; first < 1500; first += 100)
      await bulkLoadIssues(
        server.store,
        server.tracker.netId,
        Array.from({ length: 100 }, (_, i) => createNewIssueWithDefaults({ number: first + i, body })),
      );
    await server.server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.server.address() as AddressInfo;
    const { headers } = await server.createSession(await server.createPerson('slow', { role: 'reader' }));
    const start = () =>
      new Promise<http.IncomingMessage>((resolve, reject) =>
        http
          .get({ host: '127.0.0.1', port, path: '/export/NET.ndjson', headers }, resolve)
          .on('error', reject),
      );
    pages = 0;
    const answers: http.IncomingMessage[] = [];
    for (let i = 0; i < EXPORTS_AT_A_TIME_MAX; i++) answers.push(await start());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    // Further exports are rejected while these are open.
    const rejected = await start();
    expect(rejected.statusCode).toBe(429);
    rejected.destroy();
    let before = -1;
    while (pages !== before) {
      before = pages;
      await setTimeout(300);
    }
    // All pages of all exports: 620 issues, 200 a page, and the empty one at the end.
    expect(pages).toBeLessThan(EXPORTS_AT_A_TIME_MAX * 5);
    for (const answer of answers) answer.destroy();
    await waitUntil(async () => {
      const again = await start();
      again.destroy();
      return again.statusCode === 200;
    });
  });
});
