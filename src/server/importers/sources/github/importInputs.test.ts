import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describeImport } from '../../../../testing/describeImport';
import { formatNdjson } from '../../testing/inputFiles';
import { GITHUB_FORMAT } from './githubFormat';
import { createGithubRestComment, createGithubRestIssue } from './testing/fixtures';

describeImport(GITHUB_FORMAT, 'the input of an import from GitHub', (project, input) => {
  test('reports invalid lines by number and imports all others', async () => {
    const file = input.write(
      'nasty.ndjson',
      Buffer.concat([
        Buffer.from('\uFEFF'),
        Buffer.from(
          formatNdjson(
            createGithubRestIssue(1),
            '{"number": 2, "title": ',
            { title: 'no number' },
            '',
            createGithubRestIssue(3, { body: 'a\u0000b' }),
            '"text"',
            createGithubRestIssue(4, { pull_request: { url: 'x' } }),
            `{"number":5,"title":"NUL ${'\0'} byte"}`,
            `${JSON.stringify(createGithubRestIssue(6))}\r`,
            createGithubRestIssue(8, { body: 'half \ud800 pair' }),
            `{"number":9,"title":"deep","created_at":"2021-01-01T00:00:00Z","x":${'['.repeat(9000)}${']'.repeat(9000)}}`,
          ),
        ),
        Buffer.from('{"number":10,"title":"caf'),
        Buffer.from([0xe9]),
        Buffer.from('","created_at":"2021-01-01T00:00:00Z"}'),
      ]),
    );
    const report = await project.importFrom(file);
    expect(report.problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '2 dropped',
      '3 dropped',
      '5 altered',
      '6 dropped',
      '8 dropped',
      '10 altered',
      '11 dropped',
      '12 altered',
    ]);
    expect(report.counts.issues).toMatchObject({ read: 11, kept: 5, skipped: 1, dropped: 5 });
    const texts = await project.runSqlQuery(
      sql`SELECT number, body FROM issue_text WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`,
    );
    expect(texts.map(({ number }) => number)).toEqual([1, 3, 6, 8, 10]);
    expect(texts[1]!.body).toBe('a\uFFFDb');
  });

  test('reads arrays, gzip, gh --json and folders of pages', async () => {
    const gh = {
      number: 3,
      title: 'From gh',
      state: 'CLOSED',
      stateReason: 'NOT_PLANNED',
      createdAt: '2021-01-01T00:00:00Z',
      closedAt: '2021-01-02T00:00:00Z',
      author: { login: 'grace' },
      labels: [],
      comments: [
        {
          id: 'IC_x',
          author: { login: 'grace' },
          body: 'Hi',
          createdAt: '2021-01-01T01:00:00Z',
          url: 'https://github.com/acme/kettle/issues/3#issuecomment-77',
        },
      ],
      reactionGroups: [{ content: 'THUMBS_UP', users: { totalCount: 2 } }],
      url: 'https://github.com/acme/kettle/issues/3',
    };
    const file = input.write(
      'array.json.gz',
      gzipSync(`[${JSON.stringify(createGithubRestIssue(1))},\n ${JSON.stringify(gh)}]`),
    );
    expect((await project.importFrom(file)).counts.issues).toMatchObject({ read: 2, kept: 2 });
    expect(
      await project.runSqlQuery(
        sql`SELECT vote_count, state_id FROM issue WHERE project_id = ${project.buildProjectIdSql()} AND number = 3`,
      ),
    ).toEqual([{ vote_count: 2, state_id: 6 }]);
    expect(
      await project.runSqlQuery(
        sql`SELECT source_id FROM comment WHERE project_id = ${project.buildProjectIdSql()}`,
      ),
    ).toEqual([{ source_id: '77' }]);

    project.startNewProject();
    const { comments_data: _, ...bare } = createGithubRestIssue(1, {
      repository_url: 'https://api.github.com/repos/acme/kettle',
    });
    input.write('pages/issues-1.json', JSON.stringify([bare, createGithubRestIssue(2)]));
    input.write(
      'pages/comments-1.json',
      JSON.stringify([
        {
          ...createGithubRestComment(5, 'On one'),
          issue_url: 'https://api.github.com/repos/acme/kettle/issues/1',
        },
        {
          ...createGithubRestComment(6, 'On none'),
          issue_url: 'https://api.github.com/repos/acme/kettle/issues/99',
        },
      ]),
    );
    input.write(
      'pages/1-timeline.json',
      JSON.stringify([{ id: 1, event: 'locked', actor: null, created_at: '2021-03-03T00:00:00Z' }]),
    );
    const pages = await project.importFrom(input.path('pages'));
    expect(pages.counts.issues).toMatchObject({ read: 2, kept: 2 });
    expect(pages.counts.comments).toMatchObject({ read: 2, kept: 1, dropped: 1 });
    expect(pages.counts.events).toMatchObject({ read: 1, kept: 1 });
  });

  test('imports the readable part of a truncated gzip file and reports the failure', async () => {
    const many = Array.from({ length: 3000 }, (_, i) =>
      createGithubRestIssue(i + 1, { body: `${Math.sin(i)}`.repeat(20) }),
    );
    const whole = gzipSync(formatNdjson(...many));
    const report = await project.importFrom(
      input.write('cut.ndjson.gz', whole.subarray(0, whole.length >> 1)),
      {
        report: input.path('report.json'),
      },
    );
    expect(report.failure).toMatch(/is truncated after line \d+\. Only the part/);
    expect(report.counts.issues.kept).toBeGreaterThan(500);
    expect(JSON.parse(readFileSync(input.path('report.json'), 'utf8'))).toEqual(report);
  });

  test('says why a file contains nothing to import, and leaves a report', async () => {
    const report = input.path('nothing.json');
    const reject = async (file: string, message: string) => {
      await expect(project.importFrom(file, { report })).rejects.toThrow(message);
      const { failure } = JSON.parse(readFileSync(report, 'utf8')) as { failure: string };
      expect(failure).toContain(message);
    };
    const gzip = gzipSync(formatNdjson(createGithubRestIssue(1)));
    gzip.fill(255, 10, 30);
    await reject(input.write('damaged.ndjson.gz', gzip), 'damaged.ndjson.gz is damaged');
    await reject(input.write('empty.ndjson', ''), 'empty.ndjson is empty.');
    await reject(input.write('blank.ndjson.gz', gzipSync('\n')), 'blank.ndjson.gz is empty.');
    const pullRequest = createGithubRestIssue(4, { pull_request: { url: 'x' } });
    await reject(
      input.write('pulls.ndjson', formatNdjson(pullRequest, pullRequest)),
      'pulls.ndjson contains no issues, only pull requests (2).',
    );
  });

  test('imports an issue with more labels than a statement can have parameters', async () => {
    const labels = Array.from({ length: 15_000 }, (_, i) => ({ name: `label ${i}`, color: '00ff00' }));
    const report = await project.importFrom(
      input.write('labels.ndjson', formatNdjson(createGithubRestIssue(1, { labels }))),
    );
    expect(report.counts).toMatchObject({ issues: { kept: 1 }, labels: { kept: labels.length } });
    expect(
      await project.runSqlQuery(sql`SELECT cardinality(label_ids) AS labels FROM issue
        WHERE project_id = ${project.buildProjectIdSql()}`),
    ).toEqual([{ labels: labels.length }]);
  });

  test('rejects a report file that cannot be written before anything is imported', async () => {
    const file = input.write('valid.ndjson', formatNdjson(createGithubRestIssue(1)));
    await expect(project.importFrom(file, { report: input.path('missing/report.json') })).rejects.toThrow(
      'The report cannot be written to',
    );
    expect(await project.runSqlQuery(sql`SELECT ${project.buildProjectIdSql()} AS id`)).toEqual([
      { id: null },
    ]);
  });

  test('rejects invalid sources with a one-line message', async () => {
    await expect(project.importFrom(input.path('nowhere'))).rejects.toThrow('File or folder not found');
    await expect(project.importFrom(input.write('a.zip', 'PK\x03\x04'))).rejects.toThrow(
      'is a zip archive. Extract it first.',
    );
    await expect(project.importFrom(input.write('b.txt', 'hello\n'))).rejects.toThrow(
      'contains no GitHub issues. Line 1:',
    );
    const valid = input.write('valid.ndjson', formatNdjson(createGithubRestIssue(1)));
    await expect(project.importFrom(valid, { create: false })).rejects.toThrow('Use --create to create it.');
  });
});
