/** Files of generated issues with comments, in formats of other trackers. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify/sync';
import { createSeededRandom } from '../../testing/createSeededRandom';

const ISSUE_TITLE_WORDS = (
  'the a when window list sync after update crash on slow open save file build test fails with error ' +
  'network retry cache thread lock memory index query page scroll key focus render parse token import ' +
  'export user login session date filter label state issue comment'
).split(' ');
const LABEL_NAMES = ['bug', 'crash', 'performance', 'good first issue', 'area: network', 'area: storage'];
const COMMENTS_MAX = 6;

/** Writes a generated tracker in the format of GitHub's REST API: one issue per line, with its comments. */
export async function writeGithubIssuesFile(file: string, issues: number): Promise<void> {
  await writeFile(file, function* () {
    for (const issue of generateIssues(issues)) yield `${JSON.stringify(issue)}\n`;
  });
}

/** Writes the same issues as a CSV file, with a column for each comment. */
export async function writeCsvIssuesFile(file: string, issues: number): Promise<void> {
  await writeFile(file, function* () {
    yield stringify([['id', ...CSV_COLUMNS, ...Array.from({ length: COMMENTS_MAX }, () => 'comments')]]);
    for (const issue of generateIssues(issues)) yield formatCsvRow(issue);
  });
}

const CSV_COLUMNS = ['title', 'body', 'state', 'author', 'created', 'updated', 'labels'];

function formatCsvRow(issue: GeneratedIssue): string {
  const comments = issue.comments_data.map(
    ({ created_at, user, body }) => `${created_at};${user.login};${body}`,
  );
  const cells = [
    issue.number,
    issue.title,
    issue.body,
    issue.state,
    issue.user.login,
    issue.created_at,
    issue.updated_at,
    issue.labels.map(({ name }) => name).join(','),
    ...comments,
    ...Array.from({ length: COMMENTS_MAX - comments.length }, () => ''),
  ];
  return stringify([cells]);
}

async function writeFile(file: string, generate: () => Generator<string>): Promise<void> {
  await pipeline(Readable.from(generate()), createWriteStream(file));
}

type GeneratedIssue = ReturnType<typeof generateIssues> extends Generator<infer Issue> ? Issue : never;

function* generateIssues(issues: number) {
  const random = createSeededRandom(42);
  const below = (limit: number) => Math.floor(random() * limit);
  const text = (words: number) =>
    Array.from({ length: words }, () => ISSUE_TITLE_WORDS[below(ISSUE_TITLE_WORDS.length)]).join(' ');
  const user = () => {
    const id = 1 + below(400);
    return { login: `person-${id}`, id };
  };
  let commentId = 0;
  for (let number = 1; number <= issues; number++) {
    const at = (hours: number) => new Date(Date.UTC(2015, 0, 1, number + hours)).toISOString();
    const comments = Array.from({ length: below(COMMENTS_MAX + 1) }, (_, i) => ({
      id: ++commentId,
      user: user(),
      created_at: at(i + 1),
      updated_at: at(i + 1),
      body: `${text(40)}.`,
    }));
    const closed = random() < 0.7;
    yield {
      html_url: `https://github.com/example/tracker/issues/${number}`,
      id: 1_000_000 + number,
      number,
      title: text(8),
      user: user(),
      labels: LABEL_NAMES.filter(() => random() < 0.2).map((name, id) => ({ id, name, color: 'c0c0c0' })),
      state: closed ? 'closed' : 'open',
      state_reason: closed ? 'completed' : null,
      assignees: random() < 0.4 ? [user()] : [],
      milestone: null,
      comments: comments.length,
      created_at: at(0),
      updated_at: at(9),
      closed_at: closed ? at(9) : null,
      body: `${text(60)}.\n\n\`\`\`\n${text(20)}\n\`\`\`\n`,
      comments_data: comments,
    };
  }
}
