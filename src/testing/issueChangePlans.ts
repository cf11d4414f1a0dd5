/** Issues, contexts and plans for the tests of the rules for changes. */
import { ROLES, STATE_CATEGORIES, type Role } from '../shared/issue';
import { ROLE_PERMISSIONS } from '../shared/permissions';
import { DEFAULT_WORKFLOW_STATES, DEFAULT_WORKFLOW_TRANSITIONS } from '../shared/workflow';
import type { IssueRow } from '../server/store/read/issues';
import type { Actor } from '../server/domain/access/Actor';
import type { IssueChangeContext } from '../server/domain/fields/IssueChangeContext';
import type { IssueChange } from '../server/domain/fields/IssueChange';
import type { IssueBeforeChange } from '../server/domain/fields/IssueChangeDraft';
import { planIssueChange } from '../server/domain/plan/planIssueChange';

export const TEST_ACTOR_ID = 7;
export const TEST_CHANGE_TIME = new Date('2024-06-01T00:00:00Z');
const TEST_LABEL_NAMES = [
  'crash',
  'component::net',
  'component::ui',
  'Component::db',
  'os::linux',
  'os::mac',
];

/** An issue of author 1 in the state Backlog. */
const createTestIssueRow = (fields: Partial<IssueRow> = {}): IssueRow => ({
  project_id: 1,
  number: 4,
  title: 'Old',
  type: 0,
  priority: 0,
  state_id: 2,
  author_id: 1,
  assignee_ids: [],
  label_ids: [],
  milestone_id: null,
  parent_number: null,
  locked: false,
  held: false,
  comment_count: 0,
  vote_count: 0,
  task_count: 0,
  completed_task_count: 0,
  created_at: new Date(0),
  updated_at: new Date(0),
  closed_at: null,
  closed_by_id: null,
  due_on: null,
  version: 3,
  ...fields,
});

export const createCurrentIssueState = (
  fields: Partial<IssueRow> = {},
  more: Partial<IssueBeforeChange> = {},
): IssueBeforeChange => ({
  row: createTestIssueRow(fields),
  text: { body: 'Body', titleVersion: 1, bodyVersion: 1 },
  canonicals: [],
  ...more,
});

export const createTestChangeContext = (
  role: Role = 'maintainer',
  more: Partial<IssueChangeContext> = {},
): IssueChangeContext => ({
  actor: createActorWithRole(role),
  projectKey: 'NET',
  at: TEST_CHANGE_TIME,
  states: new Map(
    DEFAULT_WORKFLOW_STATES.map(({ id, name, category, color }, position) => [
      id,
      { project_id: 1, id, name, category: STATE_CATEGORIES.indexOf(category), color, position },
    ]),
  ),
  transitions: DEFAULT_WORKFLOW_TRANSITIONS.map(({ fromId, toId, leastRole, asks }) => ({
    project_id: 1,
    from_id: fromId,
    to_id: toId,
    least_role: ROLES.indexOf(leastRole),
    asks,
  })),
  labels: new Map(TEST_LABEL_NAMES.map((name, i) => [i + 1, { id: i + 1, name }])),
  users: new Map(
    Array.from({ length: 30 }, (_, i) => [i + 1, { id: i + 1, login: `u${i + 1}`, seesProject: i !== 29 }]),
  ),
  milestoneIds: new Set([1, 2]),
  canonicalChain: [],
  hiddenIssues: new Set(),
  subIssueHeights: new Map(),
  parentChain: [],
  ...more,
});

/** An actor with this role in the project. */
function createActorWithRole(role: Role): Actor {
  const may = ROLE_PERMISSIONS[role];
  return {
    id: TEST_ACTOR_ID,
    rank: ROLES.indexOf(role),
    isSignedIn: true,
    visibility: 'all',
    canSee: () => true,
    can: (permission, authorId = null) =>
      may.includes(permission) ||
      (permission === 'EDIT' && authorId === TEST_ACTOR_ID && may.includes('FILE')),
  };
}

/** Plans a change of a test issue, by default of one in the state Backlog and by a maintainer. */
export const planTestIssueChange = (
  change: IssueChange,
  issue = createCurrentIssueState(),
  context = createTestChangeContext(),
) => planIssueChange(issue, change, context);
/** The plan of a change that is expected to be possible. */
export const planPossibleTestChange = (...args: Parameters<typeof planTestIssueChange>) => {
  const planned = planTestIssueChange(...args);
  if (planned.outcome !== 'changed') throw new Error(JSON.stringify(planned));
  return planned;
};
/** The errors of a change that is expected to be rejected, as `CODE path: message`. */
export const getPlanRejectionMessages = (...args: Parameters<typeof planTestIssueChange>) => {
  const planned = planTestIssueChange(...args);
  if (planned.outcome !== 'rejected') throw new Error(JSON.stringify(planned));
  return planned.errors.map(({ code, message, path }) => `${code} ${path?.join('.')}: ${message}`);
};
/** The events of a change, as `[number, kind, before, after]`. */
export const getPlannedEvents = (...args: Parameters<typeof planTestIssueChange>) =>
  planPossibleTestChange(...args).change.events.map(({ number, kind, before, after }) => [
    number,
    kind,
    before,
    after,
  ]);
