/**
 * References of imported issues to issues, pull requests and commits in the same project, in another project or only
 * on GitHub.
 */
import { NOOP_PROGRESS_REPORTER } from '../../../../shared/progress';
import { describeEachDatabaseEngine } from '../../../../testing/databases';
import { openTestServer, type TestServer } from '../../../../testing/testServer';
import { importIssues } from '../../importIssues';
import { GITHUB_FORMAT } from './githubFormat';
import { createTemporaryInputFolder, formatNdjson } from '../../testing/inputFiles';
import { createGithubRestComment, createGithubRestIssue } from './testing/fixtures';

type TimelineNode = { bodyHTML?: string };

const COMMIT_HASH = '7743bb5f0cd6fd341cee7f57004547e022e6cd50';

describeEachDatabaseEngine('references of imported issues', (open) => {
  const input = createTemporaryInputFolder();
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer(open);
    const lid = createGithubRestIssue(7, { html_url: 'https://github.com/acme/Lid/issues/7' });
    const hidden = createGithubRestIssue(1, { html_url: 'https://github.com/acme/hidden/issues/1' });
    const kettle = createGithubRestIssue(1, {
      body: `#2, #3, acme/lid#7, ACME/Lid#8, acme/hidden#1, ${COMMIT_HASH}, commit 7743bb5, 7743bb5, acme/lid@7743bb5`,
      comments_data: [
        createGithubRestComment(
          1,
          'https://github.com/acme/kettle/issues/2, http://github.com/acme/lid/issues/9',
        ),
      ],
      xrefs: [
        { event: 'cross-referenced', from: 2, type: 'issue', actor: 'ada', date: '2021-03-03T00:00:00Z' },
        { event: 'cross-referenced', from: 3, type: 'issue', actor: 'ada', date: '2021-03-04T00:00:00Z' },
        { event: 'cross-referenced', from: 4, type: 'pull', actor: 'ada', date: '2021-03-05T00:00:00Z' },
        {
          event: 'cross-referenced',
          created_at: '2021-03-06T00:00:00Z',
          source: { issue: { number: 7, title: 'Lid', html_url: 'https://github.com/acme/lid/issues/7' } },
        },
        {
          event: 'cross-referenced',
          created_at: '2021-03-07T00:00:00Z',
          source: { issue: { number: 8, title: 'Big', html_url: 'https://github.com/acme/lid/issues/8' } },
        },
      ],
    });
    const importInto = (projectKey: string, visibility: 'public' | 'private', ...issues: unknown[]) =>
      importIssues(
        test.store,
        {
          format: GITHUB_FORMAT,
          source: input.write(`${projectKey}.ndjson`, formatNdjson(...issues)),
          projectKey,
          create: true,
          visibility,
        },
        NOOP_PROGRESS_REPORTER,
      );
    await importInto('LID', 'public', lid);
    await importInto('HID', 'private', hidden);
    await importInto('KET', 'public', kettle, createGithubRestIssue(2));
  });
  afterAll(async () => {
    await test.close();
    input.remove();
  });

  /** Reads the first issue of KET as a user who is not a member of HID. */
  const readIssue = async (fields: string) => {
    const query = `{ project(key: "KET") {
      issue(number: 1) { ${fields} } preview: renderMarkdown(text: "#3 acme/lid#7") } }`;
    const response = await test.postAnonymously({ query }, await test.createUserAuthorizationHeader('mika'));
    return response.json<{
      data: {
        project: { preview: string; issue: { bodyHTML: string; timeline: { nodes: TimelineNode[] } } };
      };
    }>().data.project;
  };
  const listHrefs = (html: string): string[] =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);

  it('link to the issue where it is here and visible, and to GitHub otherwise', async () => {
    const { issue, preview } = await readIssue(
      'bodyHTML timeline(first: 9) { nodes { ... on Comment { bodyHTML } } }',
    );
    expect(listHrefs(issue.bodyHTML)).toEqual([
      '/projects/KET/issues/2',
      'https://github.com/acme/kettle/issues/3',
      '/projects/LID/issues/7',
      'https://github.com/ACME/Lid/issues/8',
      'https://github.com/acme/hidden/issues/1',
      `https://github.com/acme/kettle/commit/${COMMIT_HASH}`,
      'https://github.com/acme/kettle/commit/7743bb5',
      'https://github.com/acme/lid/commit/7743bb5',
    ]);
    const comment = issue.timeline.nodes[0]!.bodyHTML!;
    expect(comment).toContain('<a href="/projects/KET/issues/2">KET-2</a>');
    expect(listHrefs(comment)).toEqual(['/projects/KET/issues/2', 'http://github.com/acme/lid/issues/9']);
    // In a text that was written in Winnow, a number without an issue is not a reference to GitHub.
    expect(listHrefs(preview)).toEqual(['/projects/LID/issues/7']);
  });

  it('are events that lead to the issue if it is here, and otherwise name it with a link to GitHub', async () => {
    const { issue } = await readIssue(
      'timeline(first: 9) { nodes { ... on Referenced { from { key } title url sourceIssue } } }',
    );
    const nothing = { from: null, title: null, url: null, sourceIssue: null };
    expect(issue.timeline.nodes.slice(1)).toEqual([
      { ...nothing, from: { key: 'KET-2' } },
      { ...nothing, url: 'https://github.com/acme/kettle/issues/3', sourceIssue: 'acme/kettle#3' },
      { ...nothing, url: 'https://github.com/acme/kettle/pull/4', sourceIssue: 'acme/kettle#4' },
      { ...nothing, from: { key: 'LID-7' } },
      { ...nothing, title: 'Big', url: 'https://github.com/acme/lid/issues/8', sourceIssue: 'acme/lid#8' },
    ]);
  });
});
