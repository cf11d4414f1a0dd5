/** Damaged and malicious input, in the formats whose own tests do not cover it. */
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describeImport } from '../../testing/describeImport';
import { findStoreInconsistencies } from '../../testing/findStoreInconsistencies';
import { BUGZILLA_FORMAT } from './sources/bugzilla/bugzillaFormat';
import { createBug, createBugComment } from './sources/bugzilla/testing/fixtures';
import { GITLAB_FORMAT } from './sources/gitlab/gitlabFormat';
import { createGitlabIssue, createGitlabNote, createGitlabUser } from './sources/gitlab/testing/fixtures';
import { IMPORT_RECORD_BYTES_MAX } from './readers/RawImportRecord';
import { JIRA_FORMAT } from './sources/jira/jiraFormat';
import { createJiraComment, createJiraIssue } from './sources/jira/testing/fixtures';
import { formatNdjson } from './testing/inputFiles';

const HTML = '<script>alert(1)</script><img src=x onerror=alert(1)>';
/** Text that is long and random enough to exceed the size of an entry of an index. */
const LONG_NAME = Array.from({ length: 12_000 }, (_, i) =>
  String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000)),
).join('');

/** How an issue with these values looks in each format. */
interface IssueValues {
  title?: string;
  body?: string;
  author?: string | null;
  labels?: readonly string[];
  component?: string;
  createdAt?: string;
}

const FORMATS = [
  {
    format: BUGZILLA_FORMAT,
    createIssue: (number: number, { title, body, author, labels, component, createdAt }: IssueValues = {}) =>
      createBug(number, {
        ...(title !== undefined && { summary: title }),
        ...(author !== undefined && { creator: author, creator_detail: undefined }),
        ...(labels && { keywords: labels }),
        ...(component && { component }),
        ...(createdAt && { creation_time: createdAt }),
        comments: [
          createBugComment(number * 10, 0, body ?? 'It stays open.'),
          createBugComment(
            number * 10 + 1,
            1,
            body ?? 'Yes.',
            author === undefined ? {} : { creator: author },
          ),
        ],
      }),
  },
  {
    format: JIRA_FORMAT,
    createIssue: (number: number, { title, body, author, labels, component, createdAt }: IssueValues = {}) =>
      createJiraIssue(`NET-${number}`, {
        ...(title !== undefined && { summary: title }),
        ...(body && { description: body }),
        ...(author !== undefined && { reporter: author === null ? null : { name: author } }),
        ...(labels && { labels }),
        ...(component && { components: [{ name: component }] }),
        ...(createdAt && { created: createdAt }),
        comment: {
          comments: [
            createJiraComment(
              number * 10,
              body ?? 'Yes.',
              author === undefined ? {} : { author: author === null ? null : { name: author } },
            ),
          ],
        },
      }),
  },
  {
    format: GITLAB_FORMAT,
    createIssue: (number: number, { title, body, author, labels, component, createdAt }: IssueValues = {}) =>
      createGitlabIssue(number, {
        ...(title !== undefined && { title }),
        ...(body !== undefined && { description: body }),
        ...(author !== undefined && { author: author === null ? null : createGitlabUser(author) }),
        labels: [...(labels ?? []), ...(component === undefined ? [] : [`component::${component}`])],
        ...(createdAt && { created_at: createdAt }),
        notes: [
          createGitlabNote(
            number * 10,
            body ?? 'Yes.',
            author === undefined ? {} : { author: author === null ? null : createGitlabUser(author) },
          ),
        ],
      }),
    /** GitLab has Markdown, in which HTML is not escaped: it is removed where a text is shown. */
    hasMarkdown: true,
  },
];

for (const { format, createIssue, hasMarkdown = false } of FORMATS) {
  describeImport(format, `traps in a file of ${format.title}`, (project, input) => {
    const readNumbers = async () =>
      (
        await project.runSqlQuery(
          sql`SELECT number FROM issue WHERE project_id = ${project.buildProjectIdSql()} ORDER BY number`,
        )
      ).map(({ number }) => number);

    test('damaged lines, NUL, invalid UTF-8 and dates that do not exist are reported and survived', async () => {
      const invalidUtf8 = Buffer.from(JSON.stringify(createIssue(5, { body: 'caf?' })));
      invalidUtf8[invalidUtf8.indexOf('caf?') + 3] = 0xe9;
      const file = input.write(
        'damaged.ndjson',
        Buffer.concat([
          Buffer.from(
            formatNdjson(
              createIssue(1),
              '{"id": 2, "key": ',
              createIssue(3, { body: 'a\0b' }),
              createIssue(4, { createdAt: '0000-01-01T00:00:00Z' }),
            ),
          ),
          invalidUtf8,
          Buffer.from(`\n${JSON.stringify(createIssue(6)).slice(0, -1)},"x":"\0"}\n`),
          Buffer.from(JSON.stringify(createIssue(7))),
        ]),
      );
      const report = await project.importFrom(file);
      expect(report.counts.issues).toMatchObject({ read: 7, kept: 5, dropped: 2 });
      expect(report.problems.map(({ line, what }) => `${line} ${what}`)).toEqual([
        '2 dropped',
        '3 altered',
        '4 altered',
        '4 altered',
        '5 altered',
        '6 dropped',
      ]);
      expect(await readNumbers()).toEqual([1, 3, 4, 5, 7]);
    });

    test('a compressed line that is too long is left out, and the next one is imported', async () => {
      const bomb = Buffer.concat([
        Buffer.from(`${JSON.stringify(createIssue(1))}\n{"x":"`),
        Buffer.alloc(IMPORT_RECORD_BYTES_MAX + 1, ' '),
        Buffer.from(`"}\n${JSON.stringify(createIssue(2))}\n`),
      ]);
      const report = await project.importFrom(input.write('bomb.ndjson.gz', gzipSync(bomb)));
      expect(report.problems.map(({ line, why }) => `${line} ${why}`)).toEqual(['2 longer than 64 MiB']);
      expect(await readNumbers()).toEqual([1, 2]);
    });

    test('HTML in every field is text', async () => {
      const values = { title: HTML, body: HTML, author: HTML, labels: [HTML], component: HTML };
      await project.importFrom(input.write('html.ndjson', formatNdjson(createIssue(1, values))));
      const [{ title, body }] = (await project.runSqlQuery(
        sql`SELECT title, body FROM issue JOIN issue_text USING (project_id, number)
          WHERE project_id = ${project.buildProjectIdSql()}`,
      )) as [{ title: string; body: string }];
      expect(title).toBe(HTML);
      expect(body).toContain(hasMarkdown ? HTML : '\\<script>alert(1)\\</script>\\<img');
    });

    test('names that objects inherit, deleted users and very long names are imported or left out alone', async () => {
      const names = [
        '__proto__',
        'constructor',
        'toString',
        'hasOwnProperty',
        LONG_NAME,
        `${LONG_NAME}@kettle.example`,
      ];
      const issues = names.map((author, i) =>
        createIssue(i + 1, { author, labels: [author.slice(0, 300)], component: author.slice(0, 300) }),
      );
      const report = await project.importFrom(
        input.write('names.ndjson', formatNdjson(...issues, createIssue(90, { author: null }))),
      );
      expect(report.counts.issues).toMatchObject({ read: names.length + 1, kept: names.length + 1 });
      expect(
        await project.runSqlQuery(sql`SELECT author_id FROM issue
          WHERE project_id = ${project.buildProjectIdSql()} AND number = 90`),
      ).toEqual([{ author_id: null }]);
    });

    test('imports thousands of labels, and leaves the database consistent', async () => {
      const issues = Array.from({ length: 20 }, (_, i) =>
        createIssue(i + 1, { labels: Array.from({ length: 500 }, (__, k) => `label-${i}-${k}`) }),
      );
      const report = await project.importFrom(input.write('labels.ndjson', formatNdjson(...issues)));
      expect(report.counts.issues).toMatchObject({ kept: 20 });
      expect(report.counts.labels.kept).toBeGreaterThanOrEqual(10_000);
      expect(await findStoreInconsistencies(project.getStore())).toEqual([]);
    });
  });
}
