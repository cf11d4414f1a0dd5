/** GitHub issues for tests. */
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
