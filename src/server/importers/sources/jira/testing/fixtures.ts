/** Jira issues for tests. */

export const createJiraIssue = (key: string, fields: Record<string, unknown> = {}, more: object = {}) => ({
  id: `10${key.replace(/\D/g, '')}`,
  key,
  self: `https://jira.kettle.example/rest/api/2/issue/10${key.replace(/\D/g, '')}`,
  fields: {
    summary: `Lid does not close, case ${key}`,
    description: 'It stays *open*.',
    issuetype: { name: 'Bug' },
    status: { name: 'Open', statusCategory: { key: 'new' } },
    resolution: null,
    priority: { name: 'Major' },
    reporter: { name: 'ada', displayName: 'Ada L.', emailAddress: 'ada@kettle.example' },
    assignee: null,
    labels: [],
    components: [],
    fixVersions: [],
    issuelinks: [],
    comment: { comments: [], total: 0 },
    created: '2021-03-01T10:00:00.000+0000',
    updated: '2021-03-02T12:00:00.000+0200',
    ...fields,
  },
  ...more,
});

export const createJiraComment = (id: number, body: string, fields: Record<string, unknown> = {}) => ({
  id: String(id),
  author: { name: 'grace', displayName: 'Grace H.' },
  body,
  created: '2021-03-01T12:00:00.000+0000',
  updated: '2021-03-01T12:00:00.000+0000',
  ...fields,
});

/** A link as the issue lists it: `outward` names the other issue. */
export const createJiraLink = (
  name: string,
  outward: string,
  direction: 'inwardIssue' | 'outwardIssue',
  key: string,
) => ({
  type: { name, outward, inward: `is the target of ${outward}` },
  [direction]: { key },
});
