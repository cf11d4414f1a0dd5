/** GitHub issues for tests. */
import { mkdtempSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const createGithubRestIssue = (number: number, fields: Record<string, unknown> = {}) => ({
  html_url: `https://github.com/acme/kettle/issues/${number}`,
  id: 9000 + number,
  number,
  title: `Kettle boils over, case ${number}`,
  user: { login: 'Ada-L', id: 1 },
  labels: [{ name: 'bug', color: 'd73a4a' }],
  state: 'open',
  locked: false,
  assignees: [],
  milestone: null,
  comments: 0,
  created_at: '2021-03-01T10:00:00Z',
  updated_at: '2021-03-02T10:00:00Z',
  closed_at: null,
  body: 'It whistles.',
  closed_by: null,
  reactions: { '+1': 3, heart: 1, total_count: 4 },
  state_reason: null,
  comments_data: [] as unknown[],
  ...fields,
});

export const createGithubRestComment = (id: number, body: string, fields: Record<string, unknown> = {}) => ({
  id,
  user: { login: 'grace' },
  created_at: '2021-03-01T12:00:00Z',
  updated_at: '2021-03-01T12:00:00Z',
  body,
  ...fields,
});

export const formatNdjson = (...records: readonly unknown[]): string =>
  records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n') + '\n';

/** Creates a temporary folder for input files. Call `remove` afterwards. */
export function createTemporaryInputFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'winnow-github-'));
  return {
    write(name: string, content: string | Buffer): string {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    path: (name: string) => path.join(folder, name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
