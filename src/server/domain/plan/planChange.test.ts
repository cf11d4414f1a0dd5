/** The rules for changes of an issue, tested without a database. */
import fc from 'fast-check';
import { ROLES, STATE_CATEGORIES, type Role } from '../../../shared/issue';
import { ROLE_PERMISSIONS } from '../../../shared/permissions';
import { DEFAULT_STATES, DEFAULT_TRANSITIONS, defaultStateId } from '../../../shared/workflow';
import type { IssueRow } from '../../store/read/issues';
import type { Actor } from '../access/Actor';
import type { ChangeContext } from './ChangeContext';
import type { IssueChange } from './IssueChange';
import { type CurrentIssue, planChange } from './planChange';

const ME = 7;
const AT = new Date('2024-06-01T00:00:00Z');
const LABELS = ['crash', 'component::net', 'component::ui', 'Component::db', 'os::linux', 'os::mac'];

const row = (fields: Partial<IssueRow> = {}): IssueRow => ({
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
  comment_count: 0,
  vote_count: 0,
  created_at: new Date(0),
  updated_at: new Date(0),
  closed_at: null,
  closed_by_id: null,
  due_on: null,
  version: 3,
  ...fields,
});

const issue = (fields: Partial<IssueRow> = {}, more: Partial<CurrentIssue> = {}): CurrentIssue => ({
  row: row(fields),
  text: { body: 'Body', titleVersion: 1, bodyVersion: 1 },
  canonicals: [],
  ...more,
});

const context = (role: Role = 'maintainer', more: Partial<ChangeContext> = {}): ChangeContext => ({
  actor: actorAs(role),
  projectKey: 'NET',
  at: AT,
  states: new Map(
    DEFAULT_STATES.map(({ id, name, category, color }, position) => [
      id,
      { project_id: 1, id, name, category: STATE_CATEGORIES.indexOf(category), color, position },
    ]),
  ),
  transitions: DEFAULT_TRANSITIONS.map(({ fromId, toId, leastRole, asks }) => ({
    project_id: 1,
    from_id: fromId,
    to_id: toId,
    least_role: ROLES.indexOf(leastRole),
    asks,
  })),
  labels: new Map(LABELS.map((name, i) => [i + 1, { id: i + 1, name }])),
  users: new Map(
    Array.from({ length: 30 }, (_, i) => [i + 1, { id: i + 1, login: `u${i + 1}`, seesProject: i !== 29 }]),
  ),
  milestoneIds: new Set([1, 2]),
  canonicalChain: [],
  parentChain: [],
  ...more,
});

/** An actor with this role in the project. */
function actorAs(role: Role): Actor {
  const may = ROLE_PERMISSIONS[role];
  return {
    id: ME,
    rank: ROLES.indexOf(role),
    isSignedIn: true,
    can: (permission, authorId = null) =>
      may.includes(permission) || (permission === 'EDIT' && authorId === ME && may.includes('FILE')),
  };
}

const plan = (change: IssueChange, of = issue(), by = context()) => planChange(of, change, by);
const changed = (...asked: Parameters<typeof plan>) => {
  const planned = plan(...asked);
  if (planned.outcome !== 'changed') throw new Error(JSON.stringify(planned));
  return planned;
};
const refusal = (...asked: Parameters<typeof plan>) => {
  const planned = plan(...asked);
  if (planned.outcome !== 'rejected') throw new Error(JSON.stringify(planned));
  return planned.errors.map(({ code, message, path }) => `${code} ${path?.join('.')}: ${message}`);
};
const happened = (...asked: Parameters<typeof plan>) =>
  changed(...asked).change.events.map(({ number, kind, before, after }) => [number, kind, before, after]);

it('returns "unchanged" if the issue already has the values', () => {
  const same = {
    title: ' Old ',
    body: 'Body',
    type: 0,
    priority: 0,
    labelIds: [],
    assigneeIds: [],
    dueOn: null,
  };
  expect(plan({ ...same, milestoneId: null, parentNumber: null, locked: false, stateId: 2 })).toEqual({
    outcome: 'unchanged',
  });
});

it('increments the version by one for any change, and sets the time', () => {
  const { change } = changed({ title: 'New', priority: 4, locked: true });
  expect(change.row).toMatchObject({ title: 'New', priority: 4, locked: true, version: 4, updated_at: AT });
});

it('records the old and new values in events', () => {
  expect(
    happened({ title: 'New', body: 'New body', priority: 4, milestoneId: 2 }, issue({ milestone_id: 1 })),
  ).toEqual([
    [4, 'renamed', { title: 'Old' }, { title: 'New' }],
    [4, 'body_edited', { body: 'Body' }, { body: 'New body' }],
    [4, 'priority_changed', { priority: 0 }, { priority: 4 }],
    [4, 'demilestoned', { milestone: 1 }, null],
    [4, 'milestoned', null, { milestone: 2 }],
  ]);
});

describe('title and body', () => {
  it('must satisfy the rules for texts', () => {
    expect(refusal({ title: '  ' })).toEqual(['VALIDATION_FAILED title: Title must be 1 to 256 characters.']);
    expect(refusal({ title: 'a\nb' })).toEqual(['VALIDATION_FAILED title: Title must be one line.']);
    expect(refusal({ title: 'x'.repeat(257), body: 'x'.repeat(65_537) })).toHaveLength(2);
    expect(refusal({ body: 'a\0b' })).toEqual([
      'VALIDATION_FAILED body: Text contains an invalid character.',
    ]);
  });

  it('conflict if someone else changed the same text since the base version', () => {
    const since = issue({ version: 9 }, { text: { body: 'Theirs', titleVersion: 2, bodyVersion: 8 } });
    expect(refusal({ body: 'Mine', baseVersion: 5 }, since)[0]).toMatch(/^CONFLICT body/);
    expect(plan({ body: 'Theirs', baseVersion: 5 }, since).outcome).toBe('unchanged');
    expect(plan({ title: 'Mine', baseVersion: 5 }, since).outcome).toBe('changed');
    expect(plan({ body: 'Mine', baseVersion: 8 }, since).outcome).toBe('changed');
    expect(plan({ body: 'Mine' }, since).outcome).toBe('changed');
  });

  it('record the version of their last change', () => {
    expect(changed({ body: 'New' }).text).toEqual({ body: 'New', titleVersion: 1, bodyVersion: 4 });
    expect(changed({ priority: 1 }).text).toBeNull();
  });
});

describe('permissions', () => {
  const own = issue({ author_id: ME });

  it.each<[Role, IssueChange, CurrentIssue, boolean]>([
    ['reader', { title: 'New' }, own, false],
    ['reporter', { title: 'New', body: 'New', type: 1 }, own, true],
    ['reporter', { title: 'New' }, issue(), false],
    ['reporter', { priority: 1 }, own, false],
    [
      'triager',
      { priority: 1, type: 2, labelIds: [1], assigneeIds: [1], milestoneId: 1, stateId: 3 },
      issue(),
      true,
    ],
    ['triager', { title: 'New' }, issue(), false],
    ['triager', { locked: true }, issue(), false],
    ['developer', { title: 'New', body: 'New' }, issue(), true],
    ['developer', { locked: true }, issue(), false],
    ['maintainer', { locked: true }, issue(), true],
  ])('depend on the role: %s, change %j', (role, change, of, may) => {
    const planned = plan(change, of, context(role));
    expect(planned.outcome).toBe(may ? 'changed' : 'rejected');
    if (planned.outcome === 'rejected')
      expect(planned.errors[0]).toMatchObject({ kind: 'access', code: 'FORBIDDEN' });
  });

  it('are reported with the required role', () => {
    const planned = plan({ locked: true }, issue(), context('developer'));
    expect(planned).toMatchObject({
      errors: [{ message: 'Only maintainers can lock issues.', requires: ROLES.indexOf('maintainer') }],
    });
  });
});

describe('labels', () => {
  const held = issue({ label_ids: [1, 2] });

  it('of one scope replace each other, ignoring case', () => {
    expect(happened({ addLabelIds: [3] }, held)).toEqual([
      [4, 'unlabeled', { label: 2 }, null],
      [4, 'labeled', null, { label: 3 }],
    ]);
    expect(changed({ addLabelIds: [4, 5] }, held).change.row.label_ids).toEqual([1, 4, 5]);
    expect(refusal({ addLabelIds: [5, 6] })).toEqual([
      'VALIDATION_FAILED addLabelIds: An issue can have only one label of the scope os::.',
    ]);
  });

  it('are added, removed and replaced, without duplicates and in ascending order', () => {
    expect(changed({ labelIds: [5, 1, 5] }, held).change.row.label_ids).toEqual([1, 5]);
    expect(changed({ removeLabelIds: [1, 6] }, held).change.row.label_ids).toEqual([2]);
    expect(plan({ addLabelIds: [1], removeLabelIds: [6] }, held).outcome).toBe('unchanged');
    expect(refusal({ addLabelIds: [99] })).toEqual(['NOT_FOUND addLabelIds: Label not found.']);
  });
});

describe('assignees', () => {
  it('keep their order, new ones last', () => {
    const held = issue({ assignee_ids: [9, 2] });
    expect(changed({ addAssigneeIds: [1, 9] }, held).change.row.assignee_ids).toEqual([9, 2, 1]);
    expect(changed({ assigneeIds: [1, 2] }, held).change.row.assignee_ids).toEqual([2, 1]);
    expect(changed({ removeAssigneeIds: [9] }, held).change.row.assignee_ids).toEqual([2]);
  });

  it('are limited to 20, except on imported issues', () => {
    const many = Array.from({ length: 21 }, (_, i) => i + 1);
    expect(refusal({ assigneeIds: many })).toEqual([
      'LIMIT_EXCEEDED assigneeIds: An issue can have at most 20 assignees.',
    ]);
    expect(plan({ assigneeIds: many.slice(0, 20) }).outcome).toBe('changed');
    const crowded = issue({ assignee_ids: [...many, 22] });
    expect(plan({ removeAssigneeIds: [22] }, crowded).outcome).toBe('changed');
    expect(plan({ removeAssigneeIds: [22], addAssigneeIds: [23] }, crowded).outcome).toBe('rejected');
  });

  it('must exist and have access to the project', () => {
    expect(refusal({ addAssigneeIds: [99, 30] })).toEqual([
      'NOT_FOUND addAssigneeIds: User not found.',
      'VALIDATION_FAILED addAssigneeIds: u30 cannot see this project.',
    ]);
  });
});

describe('states', () => {
  const state = (name: Parameters<typeof defaultStateId>[0]) => defaultStateId(name);
  const duplicate = { stateId: state('Duplicate'), canonicalNumber: 8 };
  const chain = (...canonicalChain: number[]) => context('maintainer', { canonicalChain });

  it('follow the workflow and list the possible transitions in errors', () => {
    const planned = plan({ stateId: state('In review') }, issue({ state_id: state('Untriaged') }));
    expect(planned).toMatchObject({
      outcome: 'rejected',
      errors: [
        {
          kind: 'transition',
          message:
            "You cannot change the state from Untriaged to In review. Possible states: Backlog, In progress, Done, Won't fix, Cannot reproduce, or Duplicate.",
        },
      ],
    });
    expect(refusal({ stateId: state('Done') }, issue({ state_id: state("Won't fix") }))).toHaveLength(1);
  });

  it('require the role of the transition', () => {
    const strict = context('triager');
    const transitions = strict.transitions.map((each) => ({
      ...each,
      least_role: ROLES.indexOf('maintainer'),
    }));
    expect(refusal({ stateId: state('Done') }, issue(), { ...strict, transitions })).toEqual([
      'TRANSITION_NOT_ALLOWED stateId: You cannot change the state from Backlog to Done. Your role allows no transition from this state.',
    ]);
  });

  it('set and clear the time of closing', () => {
    const done = changed({ stateId: state('Done'), reason: 'Shipped' });
    expect(done.change.row).toMatchObject({ closed_at: AT, closed_by_id: ME });
    expect(done.change.events).toMatchObject([
      { before: { state: 2 }, after: { state: 5, reason: 'Shipped' } },
    ]);
    const reopened = changed({ stateId: state('Backlog') }, { ...issue(), row: done.change.row });
    expect(reopened.change.row).toMatchObject({ closed_at: null, closed_by_id: null });
  });

  it('require the canonical issue for a duplicate and link to the end of its chain', () => {
    expect(refusal({ stateId: state('Duplicate') })).toEqual([
      'VALIDATION_FAILED canonicalIssueId: Choose the issue that this one duplicates.',
    ]);
    expect(refusal(duplicate)).toEqual(['NOT_FOUND canonicalIssueId: Issue not found.']);
    const planned = changed(duplicate, issue(), chain(8, 9, 12));
    expect(planned.change.linksAdded).toEqual([{ from: 4, kind: 'duplicates', to: 12 }]);
    expect(planned.change.events.map(({ number, kind, after }) => [number, kind, after])).toEqual([
      [4, 'state_changed', { state: 8, canonical: 12 }],
      [4, 'linked', { kind: 'duplicates', number: 12 }],
      [12, 'linked', { kind: 'duplicated_by', number: 4 }],
    ]);
  });

  it('never close a cycle of duplicates', () => {
    expect(refusal({ ...duplicate, canonicalNumber: 4 }, issue(), chain(4))).toEqual([
      'DUPLICATE_CYCLE canonicalIssueId: An issue cannot be a duplicate of itself.',
    ]);
    expect(refusal(duplicate, issue(), chain(8, 4))).toEqual([
      'DUPLICATE_CYCLE canonicalIssueId: NET-8 is already a duplicate of this issue.',
    ]);
  });

  it('remove the duplicate link only when the state changes', () => {
    const repeated = issue({ state_id: state('Duplicate'), closed_at: AT }, { canonicals: [8] });
    expect(changed({ stateId: state('Backlog') }, repeated).change.linksRemoved).toEqual([
      { from: 4, kind: 'duplicates', to: 8 },
    ]);
    const linked = issue({}, { canonicals: [8] });
    expect(changed({ stateId: state('In progress') }, linked).change.linksRemoved).toEqual([]);
    const another = changed({ ...duplicate, canonicalNumber: 9 }, repeated, chain(9));
    expect(another.change).toMatchObject({
      linksRemoved: [{ to: 8 }],
      linksAdded: [{ to: 9 }],
      row: { state_id: state('Duplicate') },
    });
  });
});

describe('parents', () => {
  it('cannot be the issue itself or one of its descendants', () => {
    const chain = (...parentChain: number[]) => context('maintainer', { parentChain });
    expect(refusal({ parentNumber: 4 }, issue(), chain(4))).toHaveLength(1);
    expect(refusal({ parentNumber: 6 }, issue(), chain(6, 4))).toEqual([
      'VALIDATION_FAILED parentId: NET-6 is a sub-issue of this issue and cannot be its parent.',
    ]);
    expect(happened({ parentNumber: 6 }, issue(), chain(6))).toEqual([
      [4, 'parent_changed', { number: null }, { number: 6 }],
    ]);
  });
});

it('is idempotent and changes only the planned fields, for random changes', () => {
  const ids = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 4 });
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const changes: fc.Arbitrary<IssueChange> = fc.record({
    title: maybe(fc.string()),
    body: maybe(fc.string()),
    type: maybe(fc.nat(3)),
    priority: maybe(fc.nat(4)),
    labelIds: maybe(ids(6)),
    addLabelIds: maybe(ids(6)),
    assigneeIds: maybe(ids(9)),
    ...{ removeAssigneeIds: maybe(fc.constant([11])), stateId: maybe(fc.integer({ min: 1, max: 8 })) },
    canonicalNumber: maybe(fc.constant(8)),
    milestoneId: maybe(fc.constantFrom(1, 2, null)),
    locked: maybe(fc.boolean()),
    dueOn: maybe(fc.constantFrom(null, AT)),
  });
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 8 }), ids(6), (change, stateId, labels) => {
      const of = issue({ state_id: stateId, label_ids: labels.sort((a, b) => a - b) });
      const before = structuredClone(of);
      const by = context('maintainer', { canonicalChain: change.canonicalNumber ? [8] : [] });
      const planned = plan(change, of, by);
      expect(of).toEqual(before);
      if (planned.outcome !== 'changed') return;
      const { row: after, events, linksAdded } = planned.change;
      expect(after.version).toBe(of.row.version + 1);
      expect(events.length).toBeGreaterThan(0);
      const next = { row: after, text: planned.text ?? of.text, canonicals: linksAdded.map(({ to }) => to) };
      expect(plan(change, next, by).outcome).toBe('unchanged');
    }),
  );
});
