/** GitLab issues for tests. */

export const createGitlabUser = (username: string, name = username) => ({
  id: 7,
  username,
  name,
  state: 'active',
});

export const createGitlabIssue = (iid: number, fields: Record<string, unknown> = {}) => ({
  id: 9000 + iid,
  iid,
  project_id: 5,
  title: `Lid does not close, case ${iid}`,
  description: 'It stays **open**.',
  state: 'opened',
  created_at: '2021-03-01T10:00:00.000Z',
  updated_at: '2021-03-02T12:00:00.000Z',
  closed_at: null,
  closed_by: null,
  labels: [],
  milestone: null,
  assignees: [],
  author: createGitlabUser('ada', 'Ada L.'),
  type: 'ISSUE',
  upvotes: 0,
  downvotes: 0,
  user_notes_count: 0,
  due_date: null,
  confidential: false,
  discussion_locked: null,
  issue_type: 'issue',
  web_url: `https://gitlab.kettle.example/lab/kettle/-/issues/${iid}`,
  references: { short: `#${iid}`, relative: `#${iid}`, full: `lab/kettle#${iid}` },
  ...fields,
});

export const createGitlabNote = (id: number, body: string, fields: Record<string, unknown> = {}) => ({
  id,
  body,
  author: createGitlabUser('grace', 'Grace H.'),
  created_at: `2021-03-01T12:00:${String(id % 60).padStart(2, '0')}.000Z`,
  updated_at: `2021-03-01T12:00:${String(id % 60).padStart(2, '0')}.000Z`,
  system: false,
  internal: false,
  noteable_type: 'Issue',
  project_id: 5,
  ...fields,
});
