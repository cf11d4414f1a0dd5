/** Imports of a repository from a local server that behaves like GitHub's REST API. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describeImport } from '../../../../../testing/describeImport';
import { NOOP_PROGRESS_REPORTER } from '../../../../../shared/progress';
import { createTemporaryFolderPerTest } from '../../../../../testing/temporaryFolder';
import { importIssues } from '../../../importIssues';
import { GITHUB_FORMAT } from '../githubFormat';
import { type GithubApiOptions, parseNextLink } from './GithubApi';
import { downloadGithubRepository, parseGithubRepositoryAddress } from './importGithubRepository';
import {
  createApiComment,
  createApiIssue,
  createApiLabelEvent,
  createApiSubIssueEvent,
} from './testing/fixtures';
import {
  type ServedIssue,
  startGithubApi,
  TEST_GITHUB_TOKEN,
  type TestGithubApi,
} from './testing/startGithubApi';

const getFolder = createTemporaryFolderPerTest();
const formatTime = (second: number) =>
  new Date(Date.UTC(2021, 2, 2, 0, 0, second)).toISOString().replace('.000', '');
const createServed = (number: number, second = number, more: Record<string, unknown> = {}): ServedIssue => ({
  issue: createApiIssue(number, formatTime(second), more),
  timeline: [],
});

describeImport(GITHUB_FORMAT, 'importing a repository from the REST API of GitHub', (project) => {
  let api: TestGithubApi;
  let waits: string[];
  beforeEach(async () => {
    waits = [];
    api = await startGithubApi([]);
  });
  afterEach(() => api.stop());

  const download = (options: Partial<GithubApiOptions> = {}, repository = 'acme/kettle') =>
    downloadGithubRepository(
      repository,
      getFolder(),
      {
        baseUrl: api.url,
        token: TEST_GITHUB_TOKEN,
        retryMilliseconds: 1,
        onWait: (_, seconds) => waits.push(`${seconds} s`),
        ...options,
      },
      NOOP_PROGRESS_REPORTER,
    );
  const importDownload = async () => {
    const downloaded = await download();
    const options = { format: downloaded.format, source: getFolder(), projectKey: 'LIVE', create: true };
    const report = await importIssues(project.getStore(), options, NOOP_PROGRESS_REPORTER);
    await downloaded.removeImportedParts();
    return report;
  };

  test('reads all pages of issues and timelines, and later only what has changed', async () => {
    api.issues = Array.from({ length: 230 }, (_, i) => createServed(i + 1, i < 150 ? 5 : i));
    api.issues[0]!.timeline = [
      ...Array.from({ length: 120 }, (_, i) => createApiComment(i + 1, 1, `Comment ${i}`, formatTime(1))),
      createApiLabelEvent(500, formatTime(2)),
      createApiSubIssueEvent(501, formatTime(3), 2),
    ];
    api.issues.push(
      createServed(231, 231, {
        pull_request: { url: null, html_url: null, diff_url: null, patch_url: null },
      }),
    );
    const first = await importDownload();
    expect(first.counts.issues).toMatchObject({ read: 231, kept: 230, skipped: 1 });
    expect(first.counts.comments).toMatchObject({ kept: 120 });
    expect(first.counts.links).toMatchObject({ kept: 1 });
    expect(readdirSync(getFolder())).toEqual(['state.json']);

    api.requests = [];
    expect((await download()).issues).toBe(0);
    expect(api.requests).toEqual([expect.stringContaining(`since=${encodeURIComponent(formatTime(231))}`)]);

    api.issues[6] = createServed(7, 300, { title: 'Cold' });
    const second = await importDownload();
    expect(second.counts.issues).toMatchObject({ read: 1, changed: 1 });
  });

  test('reads issues that change between two pages, once in their last form', async () => {
    api.issues = Array.from({ length: 130 }, (_, i) => createServed(i + 1));
    api.onRequest = (requested) => {
      if (!requested.includes('/50/timeline')) return;
      api.issues[0] = createServed(1, 400, { title: 'Changed' });
    };
    const downloaded = await download();
    const numbers: unknown[] = [];
    const records = await downloaded.format.readSource(
      getFolder(),
      getFolder(),
      undefined as never,
      NOOP_PROGRESS_REPORTER,
    );
    for await (const record of records) {
      if (!('value' in record)) continue;
      const { issue } = record.value as { issue: { number: number; title: string } };
      numbers.push(issue.number);
    }
    expect(new Set(numbers).size).toBe(130);
    expect(numbers.at(-1)).toBe(1);
  });

  test('waits for rate limits, and repeats requests that fail temporarily', async () => {
    api.issues = [createServed(1)];
    const reset = String(Math.floor(Date.now() / 1000) - 1);
    api.failures = [
      (response) => response.writeHead(429, { 'retry-after': '0' }).end(),
      (response) => response.writeHead(502).end(),
      (response) => response.destroy(),
      (response) =>
        response.writeHead(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }).end(),
    ];
    expect((await download()).issues).toBe(1);
    expect(waits).toEqual(['0 s', '0 s']);
  });

  test('resumes a download that ended early after the last complete page', async () => {
    api.issues = Array.from({ length: 150 }, (_, i) => createServed(i + 1));
    const abort = new AbortController();
    api.onRequest = (requested) => {
      if (requested.includes('/120/timeline')) abort.abort(new Error('Canceled'));
    };
    await expect(download({ signal: abort.signal })).rejects.toThrow('Canceled');
    expect(existsSync(path.join(getFolder(), 'part-0000001.ndjson'))).toBe(true);
    api.onRequest = () => undefined;
    api.requests = [];
    expect((await download()).issues).toBe(150);
    expect(api.requests.some((requested) => requested.includes('/issues/100/timeline'))).toBe(false);
    expect(api.requests.some((requested) => requested.includes('/issues/101/timeline'))).toBe(true);
  });

  test('explains rejected tokens, missing repositories, failures and links to other servers', async () => {
    await expect(download({ token: 'wrong' })).rejects.toThrow('GitHub rejected the token.');
    await expect(download({}, 'acme/spout')).rejects.toThrow('Repository acme/spout not found.');
    api.issues = [createServed(1)];
    await download();
    await expect(download({}, 'acme/spout')).rejects.toThrow('contains a download of acme/kettle');
  });

  test('gives up after several failures, and does not send the token to another server', async () => {
    api.failures = Array.from({ length: 6 }, () => (response) => response.writeHead(500).end());
    await expect(download()).rejects.toThrow('/repos/acme/kettle/issues with status 500.');
    api.issues = [createServed(1)];
    api.failures = [
      (response) => response.end('[]'),
      (response) => response.setHeader('link', '<http://127.0.0.2:1/x>; rel="next"').end('[]'),
    ];
    await expect(download()).rejects.toThrow("GitHub's API refers to another server: http://127.0.0.2:1.");
  });
});

test.each([
  ['https://github.com/acme/kettle', 'acme/kettle', 'https://api.github.com'],
  ['https://github.com/acme/kettle.git', 'acme/kettle', 'https://api.github.com'],
  ['https://github.com/acme/kettle/issues', 'acme/kettle', 'https://api.github.com'],
  ['https://git.kettle.example/acme/kettle/', 'acme/kettle', 'https://git.kettle.example/api/v3'],
])('finds the repository of %s', (address, repository, apiUrl) => {
  expect(parseGithubRepositoryAddress(address)).toEqual({ repository, apiUrl });
});

test.each(['issues.ndjson', 'https://github.com/acme', 'https://github.com/acme/kettle/pulls/1'])(
  'finds no repository in %s',
  (address) => {
    expect(parseGithubRepositoryAddress(address)).toBeNull();
  },
);

test('finds the next page in a Link header', () => {
  expect(
    parseNextLink('<https://a.example/?page=1>; rel="prev", <https://a.example/?page=3>; rel="next"'),
  ).toBe('https://a.example/?page=3');
  expect(parseNextLink('<https://a.example/?page=9>; rel="last"')).toBeNull();
  expect(parseNextLink(null)).toBeNull();
});
