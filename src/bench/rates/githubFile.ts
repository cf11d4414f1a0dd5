import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSeededRandom } from '../../testing/createSeededRandom';

const ISSUE_TITLE_WORDS = (
  'the a when window list sync after update crash on slow open save file build test fails with error ' +
  'network retry cache thread lock memory index query page scroll key focus render parse token import ' +
  'export user login session date filter label state issue comment'
).split(' ');
const GITHUB_LABEL_NAMES = [
  'bug',
  'crash',
  'performance',
  'good first issue',
  'area: network',
  'area: storage',
];

/** Writes a generated tracker in the format of GitHub's REST API: one issue per line, with its comments. */
export async function writeGithubIssuesFile(file: string, issues: number): Promise<void> {
  await pipeline(Readable.from(generateGithubIssueJsonLines(issues)), createWriteStream(file));
}

function* generateGithubIssueJsonLines(issues: number): Generator<string> {
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
    const comments = Array.from({ length: below(7) }, (_, i) => ({
      id: ++commentId,
      user: user(),
      created_at: at(i + 1),
      updated_at: at(i + 1),
      body: `${text(40)}.`,
    }));
    const closed = random() < 0.7;
    const issue = {
      html_url: `https://github.com/example/tracker/issues/${number}`,
      id: 1_000_000 + number,
      number,
      title: text(8),
      user: user(),
      labels: GITHUB_LABEL_NAMES.filter(() => random() < 0.2).map((name, id) => ({
        id,
        name,
        color: 'c0c0c0',
      })),
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
    yield `${JSON.stringify(issue)}\n`;
  }
}
