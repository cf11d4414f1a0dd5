import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describeGithubImport } from '../../../testing/describeGithubImport';
import { createGithubRestComment, createGithubRestIssue, formatNdjson } from './testing/fixtures';

describeGithubImport('the input of an import from GitHub', (project, input) => {
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
    const report = await project.run(file);
    expect(report.problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
      '2 dropped',
      '3 dropped',
      '5 altered',
      '6 dropped',
      '8 dropped',
      '10 altered',
      '12 altered',
    ]);
    expect(report.counts.issues).toMatchObject({ read: 11, kept: 6, skipped: 1, dropped: 4 });
    const texts = await project.query(
      sql`SELECT number, body FROM issue_text WHERE project_id = ${project.id()} ORDER BY number`,
    );
    expect(texts.map(({ number }) => number)).toEqual([1, 3, 6, 8, 9, 10]);
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
    expect((await project.run(file)).counts.issues).toMatchObject({ read: 2, kept: 2 });
    expect(
      await project.query(
        sql`SELECT vote_count, state_id FROM issue WHERE project_id = ${project.id()} AND number = 3`,
      ),
    ).toEqual([{ vote_count: 2, state_id: 6 }]);
    expect(
      await project.query(sql`SELECT source_id FROM comment WHERE project_id = ${project.id()}`),
    ).toEqual([{ source_id: '77' }]);

    project.replace();
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
    const pages = await project.run(input.path('pages'));
    expect(pages.counts.issues).toMatchObject({ read: 2, kept: 2 });
    expect(pages.counts.comments).toMatchObject({ read: 2, kept: 1, dropped: 1 });
    expect(pages.counts.events).toMatchObject({ read: 1, kept: 1 });
  });

  test('imports the readable part of a truncated gzip file and reports the failure', async () => {
    const many = Array.from({ length: 3000 }, (_, i) =>
      createGithubRestIssue(i + 1, { body: `${Math.sin(i)}`.repeat(20) }),
    );
    const whole = gzipSync(formatNdjson(...many));
    const report = await project.run(input.write('cut.ndjson.gz', whole.subarray(0, whole.length >> 1)), {
      report: input.path('report.json'),
    });
    expect(report.failure).toMatch(/is truncated after line \d+: unexpected end of file/);
    expect(report.counts.issues.kept).toBeGreaterThan(500);
    expect(JSON.parse(readFileSync(input.path('report.json'), 'utf8'))).toEqual(report);
  });

  test('rejects invalid sources with a one-line message', async () => {
    await expect(project.run(input.path('nowhere'))).rejects.toThrow('File or folder not found');
    await expect(project.run(input.write('a.zip', 'PK\x03\x04'))).rejects.toThrow(
      'is a zip archive. Extract it first.',
    );
    await expect(project.run(input.write('b.txt', 'hello\n'))).rejects.toThrow(
      'contains no GitHub issues. Line 1:',
    );
    const valid = input.write('valid.ndjson', formatNdjson(createGithubRestIssue(1)));
    await expect(project.run(valid, { create: false })).rejects.toThrow('Use --create to create it.');
  });
});
