/**
 * The comparison of a server that hides issues with one that does not have these issues: the arguments of GraphQL
 * fields, the compared HTTP routes, and the fields, mutations and routes that are not compared, each with the reason.
 * A test fails for a field or route in neither list.
 */
import { encodeGlobalId } from '../../server/domain/base/ids';
import { ISSUE_FACET_FIELDS } from '../../server/search/list/IssueSearch';
import type { ArgumentsByField } from './operations';

/** The objects that the arguments name. */
export interface ComparedIds {
  projectId: number;
  userId: number;
  /** Numbers of issues, hidden ones included. */
  numbers: readonly number[];
  comments: readonly number[];
  events: readonly number[];
  notifications: readonly number[];
}

/** Queries of lists with relations to other issues, words, people and counts. */
export const COMPARED_LIST_QUERIES: readonly string[] = [
  '',
  'is:open',
  'is:snoozed OR is:held',
  'crash',
  'has:links',
  'has:duplicates',
  'has:parent',
  '-has:parent -has:links',
  'parent:1',
  'parent:4',
  'duplicate-of:1',
  'duplicate-of:NET-7',
  'commenter:bob',
  'mentions:@me OR watching:@me',
  'type:question',
  'author:ann',
  'assignee:bob OR label:bug',
  'project:APP',
  'comments:>0 votes:>0',
];

export function createComparedArguments(ids: ComparedIds): ArgumentsByField {
  const { projectId, userId, numbers } = ids;
  const idOf = (type: string, ...parts: number[]) => JSON.stringify(encodeGlobalId(type, ...parts));
  const issueIds = numbers.map((number) => idOf('Issue', projectId, number));
  const all = [
    ...issueIds,
    ...ids.comments.map((id) => idOf('Comment', projectId, id)),
    ...ids.events.map((sequence) => idOf('Event', projectId, sequence)),
    ...ids.notifications.map((id) => idOf('Notification', id)),
  ];
  const facets = ISSUE_FACET_FIELDS.join(' ');
  return {
    'Query.project': '(key: "NET")',
    'Query.issueContainer': '',
    'Query.savedViewContainer': '(projectKey: "NET")',
    'Query.search': '(query: "crash OR is:open", first: 25)',
    'Query.facetValues': '(field: LABEL, first: 25)',
    'Query.importedIssue': '(identifier: "acme/net#1")',
    'Query.node': `(id: ${issueIds[0] ?? '""'})`,
    'Query.nodes': `(ids: [${all.join(' ')}])`,
    'Query.person': '(login: "bob")',
    'Home.recent': `(ids: [${issueIds.join(' ')}])`,
    'Project.actor': `(id: ${idOf('User', userId)})`,
    'Project.bulkOperation': '(number: 1)',
    'Project.facetValues': '(field: AUTHOR, first: 25)',
    'Project.importJob': '(number: 1)',
    'Project.issue': `(number: ${numbers[0] ?? 1})`,
    'Project.likelyDuplicates': '(title: "crash memory leak", body: "crash", first: 10)',
    'Project.milestone': '(number: 1)',
    'Project.renderMarkdown': `(text: "${numbers.map((number) => `#${number} APP-${number}`).join(' ')} @ann @bob")`,
    'Project.view': '(slug: "all")',
    'AllProjects.facetValues': '(field: LABEL, first: 25)',
    'AllProjects.view': '(slug: "all")',
    'Issue.comparison': `(withId: ${issueIds[1] ?? issueIds[0] ?? '""'})`,
    'Issue.searchSnippet': '(query: "crash")',
    'PersonIssues.recentIssues': '(first: 20)',
    'IssueConnection.facets': `(of: [${facets}], top: 50)`,
    'IssueConnection.rank': `(id: ${issueIds[2] ?? issueIds[0] ?? '""'})`,
    'IssueConnection.subIssues': `(of: ${issueIds[0] ?? '""'}, first: 25)`,
  };
}

/**
 * Fields that contain no data of issues or that differ by design, by `Type.field` or `Type.*`, each with the reason.
 */
export const EXCLUDED_FIELDS: Readonly<Record<string, string>> = {
  'IssueConnection.snapshot': 'the token contains the key of the list, which differs by design',
  'Query.account': 'the account of the viewer',
  'Query.audit': 'the audit log',
  'Query.deletedProjects': 'for administrators, without a project of the viewer',
  'Query.demo': 'the installation',
  'Query.health': 'the state of the server',
  'Query.invitation': 'invitations',
  'Query.personClaims': 'claims of imported people',
  'Query.site': 'the installation',
  'Query.users': 'accounts',
};

/** HTTP routes whose responses can contain data of issues. They are compared; all others are in EXCLUDED_ROUTES. */
export const COMPARED_ROUTES: readonly string[] = [
  'GET /browse/:key',
  'GET /export/:project.csv',
  'GET /export/:project.ndjson',
  'GET /feeds/:token',
  'GET /files/:id/:name',
  'GET /show_bug.cgi',
  'GET /:owner/:name/issues/:number',
];

export const EXCLUDED_ROUTES: Readonly<Record<string, string>> = {
  'DELETE /session': 'sign-in',
  'GET /healthz': 'the state of the server',
  'GET /metrics': 'the state of the server',
  'GET /pictures/:id': 'profile pictures',
  'GET /readyz': 'the state of the server',
  'POST /files': 'uploads ask in requireFileUploadPermission, through the loader of issues',
  'POST /graphql': 'compared field by field',
  'POST /import/:id/upload': 'uploads of imports, for maintainers',
  'POST /invitation': 'sign-in',
  'POST /password': 'sign-in',
  'POST /pictures': 'profile pictures',
  'POST /session': 'sign-in',
  'POST /setup': 'sign-in',
};

/** Global ids of the objects of tested mutations: an issue, a comment on it, and another issue that is visible. */
export interface MutationIds {
  project: string;
  issue: string;
  other: string;
  comment: string;
  state: string;
}

/** Inputs of the mutations that name an issue or a comment: once in each field that names one. */
export const MUTATIONS_OF_ISSUES: Readonly<
  Record<string, (ids: MutationIds) => readonly Record<string, unknown>[]>
> = {
  addComment: ({ issue }) => [{ issueId: issue, body: 'x' }],
  bulkUpdateIssues: ({ project, issue }) => [
    { projectId: project, ids: [issue], change: { priority: 'HIGH' }, dryRun: true },
  ],
  createIssue: ({ project, issue }) => [{ projectId: project, title: 'x', parentId: issue }],
  decideTriage: ({ issue }) => [{ issueId: issue, decision: 'ACCEPT' }],
  deleteComment: ({ comment }) => [{ id: comment }],
  deleteIssue: ({ issue }) => [{ id: issue }],
  dismissDuplicate: ({ issue, other }) => [
    { issueId: issue, otherId: other },
    { issueId: other, otherId: issue },
  ],
  linkIssues: ({ issue, other }) => [
    { fromId: issue, toId: other, kind: 'BLOCKS' },
    { fromId: other, toId: issue, kind: 'RELATES' },
    { fromId: other, toId: issue, kind: 'CHILD' },
  ],
  mergeDuplicates: ({ issue, other }) => [
    { canonicalId: other, duplicateIds: [issue] },
    { canonicalId: issue, duplicateIds: [other] },
  ],
  moveSubIssue: ({ issue, other }) => [
    { id: issue, parentId: other },
    { id: other, parentId: issue },
  ],
  purgeText: ({ issue }) => [{ issueId: issue, text: 'crash' }],
  releaseTriageLease: ({ issue }) => [{ issueIds: [issue] }],
  renewTriageLease: ({ issue }) => [{ issueIds: [issue] }],
  requestInformation: ({ issue }) => [{ issueId: issue, comment: 'x' }],
  setCommentHidden: ({ comment }) => [{ id: comment, hidden: true }],
  setIssueState: ({ issue, state }) => [{ id: issue, stateId: state }],
  setReaction: ({ issue, comment }) => [
    { subjectId: issue, content: 'HEART', on: true },
    { subjectId: issue, content: 'THUMBS_UP', on: true },
    { subjectId: comment, content: 'HEART', on: true },
  ],
  setTask: ({ issue, comment }) => [
    { subjectId: issue, task: '0:x', done: true },
    { subjectId: comment, task: '0:x', done: true },
  ],
  setVote: ({ issue }) => [{ issueId: issue, voted: true }],
  setWatch: ({ issue }) => [{ issueId: issue, watching: true }],
  setWatchLevel: ({ issue }) => [{ issueId: issue, level: 'MUTED' }],
  snoozeTriage: ({ issue }) => [{ issueId: issue, untilComment: true }],
  takeTriageLease: ({ project, issue }) => [
    { projectId: project, firstIssueId: issue, skipIssueIds: [issue] },
  ],
  undoTriage: ({ issue }) => [{ issueId: issue }],
  unlinkIssues: ({ issue, other }) => [
    { fromId: issue, toId: other, kind: 'BLOCKS' },
    { fromId: other, toId: issue, kind: 'RELATES' },
  ],
  unsnoozeTriage: ({ issue }) => [{ issueId: issue }],
  updateComment: ({ comment }) => [{ id: comment, body: 'x' }],
  updateIssue: ({ issue, other }) => [
    { id: issue, title: 'x' },
    { id: other, parentId: issue },
  ],
};

const ACCOUNTS = 'accounts and sign-in';
const PROJECT_SETTINGS = 'settings, labels, milestones and members of a project';
const SAVED_VIEWS = 'saved views';
const IMPORTS = 'imports, for maintainers';
const BULK_CONTROL = 'the operation runs with the rule of the user who started it';
const DELETIONS = 'deletions, compared with their counts in visibilityOfChanges.test.ts';

/** Mutations that name no issue or comment, each with the kind of data that it changes. */
export const EXCLUDED_MUTATIONS: Readonly<Record<string, string>> = {
  acceptInvitation: ACCOUNTS,
  approvePersonClaim: ACCOUNTS,
  cancelBulkOperation: BULK_CONTROL,
  cancelDuplicateSearch: 'the search for duplicates of a project',
  cancelImport: IMPORTS,
  cancelPersonClaim: ACCOUNTS,
  changePassword: ACCOUNTS,
  claimPerson: ACCOUNTS,
  createApiToken: ACCOUNTS,
  createImport: IMPORTS,
  createInvitation: ACCOUNTS,
  createLabel: PROJECT_SETTINGS,
  createMilestone: PROJECT_SETTINGS,
  createPasswordLink: ACCOUNTS,
  createProject: PROJECT_SETTINGS,
  createSavedView: SAVED_VIEWS,
  createUser: ACCOUNTS,
  declinePersonClaim: ACCOUNTS,
  deleteImport: IMPORTS,
  deleteLabel: DELETIONS,
  deleteMilestone: DELETIONS,
  deleteProject: DELETIONS,
  deleteSavedView: SAVED_VIEWS,
  mergeLabels: DELETIONS,
  removeMember: PROJECT_SETTINGS,
  resetFeedAddresses: ACCOUNTS,
  restoreProject: PROJECT_SETTINGS,
  restoreSavedView: SAVED_VIEWS,
  revokeApiToken: ACCOUNTS,
  revokeInvitation: ACCOUNTS,
  revokeOtherSessions: ACCOUNTS,
  revokeSession: ACCOUNTS,
  runBulkOperation: BULK_CONTROL,
  setDefaultSavedView: SAVED_VIEWS,
  setMember: PROJECT_SETTINGS,
  setProjectWatchLevel: PROJECT_SETTINGS,
  setSavedViewOrder: SAVED_VIEWS,
  startDuplicateSearch: 'the search for duplicates of a project',
  startImport: IMPORTS,
  undoBulkOperation: BULK_CONTROL,
  undoNotificationUpdate: 'notifications, compared as they are read',
  updateCommandKeys: ACCOUNTS,
  updateImport: IMPORTS,
  updateLabel: PROJECT_SETTINGS,
  updateMilestone: PROJECT_SETTINGS,
  updateNewAccountRules: PROJECT_SETTINGS,
  updateNotificationSettings: ACCOUNTS,
  updateNotifications: 'notifications, compared as they are read',
  updateProfile: ACCOUNTS,
  updateProject: PROJECT_SETTINGS,
  updateSavedView: SAVED_VIEWS,
  updateTriageSettings: PROJECT_SETTINGS,
  updateUser: ACCOUNTS,
};
