/** Identifiers of other trackers find the imported issues: in the API, in texts and as addresses. */
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { NOOP_PROGRESS_REPORTER } from '../../shared/progress';
import { describeEachDatabaseEngine } from '../../testing/databases';
import { createTestClientBuild, TEST_INDEX_HTML } from '../../testing/testClientBuild';
import { openTestServer, type TestServer } from '../../testing/testServer';
import { BUGZILLA_FORMAT } from './sources/bugzilla/bugzillaFormat';
import { createBug, createBugComment } from './sources/bugzilla/testing/fixtures';
import type { ImportFormat } from './sources/ImportFormat';
import { GITHUB_FORMAT } from './sources/github/githubFormat';
import { createGithubRestIssue } from './sources/github/testing/fixtures';
import { importIssues } from './importIssues';
import { JIRA_FORMAT } from './sources/jira/jiraFormat';
import { createJiraIssue } from './sources/jira/testing/fixtures';
import { createTemporaryInputFolder, formatNdjson } from './testing/inputFiles';

describeEachDatabaseEngine('identifiers of other trackers', (open) => {
  const input = createTemporaryInputFolder();
  const clientDir = createTestClientBuild();
  let test: TestServer;
  let mika: Record<string, string>;

  beforeAll(async () => {
    test = await openTestServer(open, { clientDir });
    mika = await test.createUserAuthorizationHeader('mika');
    const importInto = (
      format: ImportFormat,
      projectKey: string,
      visibility: 'public' | 'private',
      ...issues: unknown[]
    ) =>
      importIssues(
        test.store,
        {
          format,
          source: input.write(`${projectKey}.ndjson`, formatNdjson(...issues)),
          projectKey,
          create: true,
          visibility,
        },
        NOOP_PROGRESS_REPORTER,
      );
    await importInto(JIRA_FORMAT, 'LID', 'public', createJiraIssue('KETTLE_LID-7'));
    // The number belongs to another issue, so that the second issue gets a new one.
    await importInto(
      JIRA_FORMAT,
      'LID',
      'public',
      createJiraIssue('TIMOB-7', { description: 'See TIMOB-7, KETTLE_LID-7, SECRET-1, TIMOB-8 and UTF-8.' }),
    );
    await importInto(JIRA_FORMAT, 'HID', 'private', createJiraIssue('SECRET-1'));
    const bug = createBug(123, {
      comments: [createBugComment(1, 0, 'Like bug 123 comment 4, Bug 123, bug #123, bug 124 and debug 123.')],
    });
    await importInto(BUGZILLA_FORMAT, 'BUG', 'public', bug);
    await importInto(BUGZILLA_FORMAT, 'PUB', 'public', createBug(123, { product: 'Pub' }));
    const lid = createGithubRestIssue(42, { html_url: 'https://github.com/Acme/Lid/issues/42' });
    await importInto(GITHUB_FORMAT, 'GIT', 'public', lid);
  });
  afterAll(async () => {
    await test.close();
    rmSync(clientDir, { recursive: true });
    input.remove();
  });

  const find = async (identifier: string, preferredProject: string | null = null) => {
    const query = `query ($identifier: String!, $preferredProject: String) {
      importedIssue(identifier: $identifier, preferredProject: $preferredProject) { key } }`;
    const response = await test.postAnonymously({ query, variables: { identifier, preferredProject } }, mika);
    return (
      response.json<{ data: { importedIssue: { key: string } | null } }>().data.importedIssue?.key ?? null
    );
  };

  it.each([
    ['KETTLE_LID-7', 'LID-7'],
    ['timob-7', 'LID-8'],
    [' TIMOB-007 ', 'LID-8'],
    ['acme/lid#42', 'GIT-42'],
    ['Acme/Lid#42', 'GIT-42'],
    ['bug 123', 'BUG-123'],
    ['Bug #123', 'BUG-123'],
    ['bug 123, comment 4', 'BUG-123'],
    ['123', 'BUG-123'],
    ['SECRET-1', null],
    ['TIMOB-8', null],
    ['acme/lid#43', null],
    ['TIMOB-7 crashes', null],
    ['', null],
  ])('“%s” finds %s', async (identifier, key) => {
    expect(await find(identifier)).toBe(key);
  });

  it('finds the copy of the preferred project', async () => {
    expect(await find('bug 123', 'PUB')).toBe('PUB-123');
    expect(await find('bug 123', 'LID')).toBe('BUG-123');
  });

  it('are looked up in an index', async () => {
    const plan = await test.store.db.transaction().execute(async (tx) => {
      // Otherwise a scan of the few rows of this test would be faster.
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      const { rows } = await sql`EXPLAIN SELECT number FROM issue_source
        WHERE lower(source_id) = 'timob-7' AND (${'jira'}::text IS NULL OR system = ${'jira'}::text)`.execute(
        tx,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('issue_source_id');
  });

  const render = async (key: string, number: number, text: string) => {
    const query = `query ($key: String!, $number: Int!, $text: String!) {
      project(key: $key) { issue(number: $number) { bodyHTML } renderMarkdown(text: $text) } }`;
    const response = await test.postAnonymously({ query, variables: { key, number, text } }, mika);
    const { project } = response.json<{
      data: { project: { issue: { bodyHTML: string }; renderMarkdown: string } };
    }>().data;
    const listLinks = (html: string) =>
      [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)/g)].map(([, href, label]) => [label, href]);
    return { body: listLinks(project.issue.bodyHTML), preview: listLinks(project.renderMarkdown) };
  };

  it('are links in texts if the viewer can see the issue', async () => {
    const jira = await render('LID', 8, 'TIMOB-7, timob-7, LID-7, SECRET-1 and bug 123');
    expect(jira.body).toEqual([
      ['TIMOB-7', '/projects/LID/issues/8'],
      ['KETTLE_LID-7', '/projects/LID/issues/7'],
    ]);
    expect(jira.preview).toEqual([
      ['TIMOB-7', '/projects/LID/issues/8'],
      ['LID-7', '/projects/LID/issues/7'],
      ['bug 123', '/projects/BUG/issues/123'],
    ]);
    const bug = await render('BUG', 123, '');
    expect(bug.body).toEqual([
      ['bug 123 comment 4', '/projects/BUG/issues/123'],
      ['Bug 123', '/projects/BUG/issues/123'],
      ['#123', '/projects/BUG/issues/123'],
    ]);
    expect((await render('PUB', 123, 'bug 123')).preview).toEqual([['bug 123', '/projects/PUB/issues/123']]);
  });

  it.each([
    ['/browse/TIMOB-7', '/projects/LID/issues/8'],
    ['/browse/timob-7?focusedCommentId=4', '/projects/LID/issues/8'],
    ['/show_bug.cgi?id=123', '/projects/BUG/issues/123'],
    ['/ACME/lid/issues/42', '/projects/GIT/issues/42'],
  ])('%s redirects to %s', async (url, location) => {
    const response = await test.server.inject({
      url,
      headers: { host: 'localhost:4000', accept: 'text/html' },
    });
    expect([response.statusCode, response.headers.location]).toEqual([302, location]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/browse/SECRET-1',
    '/browse/TIMOB-8',
    '/browse/123',
    '/browse/',
    '/show_bug.cgi',
    '/show_bug.cgi?id=124',
    '/show_bug.cgi?id=x',
    '/show_bug.cgi?id=123&id=124',
    '/acme/lid/issues/43',
  ])('%s is the page for unknown addresses', async (url) => {
    const response = await test.server.inject({
      url,
      headers: { host: 'localhost:4000', accept: 'text/html' },
    });
    expect([response.statusCode, response.body]).toEqual([404, TEST_INDEX_HTML]);
    const answer = await test.server.inject({
      url,
      headers: { host: 'localhost:4000', accept: 'application/json' },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('addresses of Winnow’s own issues are not redirected', async () => {
    const response = await test.server.inject({
      url: '/projects/LID/issues/7',
      headers: { host: 'localhost:4000', accept: 'text/html' },
    });
    expect(response.statusCode).toBe(200);
  });
});
