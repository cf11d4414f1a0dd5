/** Complete records of GitHub's REST API for tests. */
const API = 'https://api.github.com';
const REPOSITORY = `${API}/repos/acme/kettle`;

export const createApiUser = (login: string) => {
  const url = `${API}/users/${login}`;
  return {
    login,
    id: 1,
    node_id: 'U1',
    avatar_url: 'https://avatars.kettle.example/1',
    gravatar_id: '',
    url,
    html_url: `https://github.com/${login}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following`,
    gists_url: `${url}/gists`,
    starred_url: `${url}/starred`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events`,
    received_events_url: `${url}/received_events`,
    type: 'User',
    site_admin: false,
  };
};

export const createApiIssue = (number: number, updatedAt: string, fields: Record<string, unknown> = {}) => {
  const url = `${REPOSITORY}/issues/${number}`;
  return {
    id: 9000 + number,
    node_id: `I${number}`,
    url,
    repository_url: REPOSITORY,
    labels_url: `${url}/labels`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: `https://github.com/acme/kettle/issues/${number}`,
    timeline_url: `${url}/timeline`,
    number,
    state: 'open',
    state_reason: null,
    title: `Kettle boils over, case ${number}`,
    body: 'It whistles.',
    user: createApiUser('ada'),
    labels: [
      {
        id: 1,
        node_id: 'L1',
        url: `${REPOSITORY}/labels/bug`,
        name: 'bug',
        color: 'd73a4a',
        default: true,
        description: null,
      },
    ],
    assignee: null,
    assignees: [],
    milestone: null,
    locked: false,
    comments: 0,
    closed_at: null,
    created_at: '2021-03-01T10:00:00Z',
    updated_at: updatedAt,
    author_association: 'NONE',
    ...fields,
  };
};

const createApiEvent = (id: number, event: string, createdAt: string) => ({
  id,
  node_id: `E${id}`,
  url: `${REPOSITORY}/issues/events/${id}`,
  actor: createApiUser('grace'),
  event,
  commit_id: null,
  commit_url: null,
  created_at: createdAt,
  performed_via_github_app: null,
});

export const createApiLabelEvent = (id: number, createdAt: string) => ({
  ...createApiEvent(id, 'labeled', createdAt),
  label: { name: 'bug', color: 'd73a4a' },
});

export const createApiSubIssueEvent = (id: number, createdAt: string, subIssue: number) => ({
  ...createApiEvent(id, 'sub_issue_added', createdAt),
  sub_issue: { number: subIssue, title: 'Lid', state: 'open', state_reason: null },
});

export const createApiComment = (id: number, number: number, body: string, createdAt: string) => ({
  event: 'commented',
  actor: createApiUser('grace'),
  id,
  node_id: `C${id}`,
  url: `${REPOSITORY}/issues/comments/${id}`,
  html_url: `https://github.com/acme/kettle/issues/${number}#issuecomment-${id}`,
  issue_url: `${REPOSITORY}/issues/${number}`,
  body,
  user: createApiUser('grace'),
  created_at: createdAt,
  updated_at: createdAt,
  author_association: 'NONE',
});
