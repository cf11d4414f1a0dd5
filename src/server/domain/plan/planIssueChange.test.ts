/** The rules for changes of an issue except its state, tested without a database. */
import { SUB_ISSUE_DEPTH_MAX } from '../../../shared/limits';
import fc from 'fast-check';
import { ROLES, type Role } from '../../../shared/issue';
import type { IssueChange } from '../fields/IssueChange';
import type { IssueBeforeChange } from '../fields/IssueChangeDraft';
import {
  TEST_ACTOR_ID,
  TEST_CHANGE_TIME,
  createTestChangeContext,
  createCurrentIssueState,
  getPlannedEvents,
  getPlanRejectionMessages,
  planTestIssueChange,
  planPossibleTestChange,
} from '../../../testing/issueChangePlans';

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
  expect(
    planTestIssueChange({ ...same, milestoneId: null, parentNumber: null, locked: false, stateId: 2 }),
  ).toEqual({
    outcome: 'unchanged',
  });
});

it('increments the version by one for any change, and sets the time', () => {
  const { change } = planPossibleTestChange({ title: 'New', priority: 4, locked: true });
  expect(change.row).toMatchObject({
    title: 'New',
    priority: 4,
    locked: true,
    version: 4,
    updated_at: TEST_CHANGE_TIME,
  });
});

it('rejects options that a field does not have', () => {
  expect(getPlanRejectionMessages({ type: 9, priority: 9 })).toEqual([
    'VALIDATION_FAILED type: Unknown issue type.',
    'VALIDATION_FAILED priority: Unknown priority.',
  ]);
});

it('records the old and new values in events', () => {
  expect(
    getPlannedEvents(
      { title: 'New', body: 'New body', priority: 4, milestoneId: 2 },
      createCurrentIssueState({ milestone_id: 1 }),
    ),
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
    expect(getPlanRejectionMessages({ title: '  ' })).toEqual([
      'VALIDATION_FAILED title: Title must be 1 to 256 characters.',
    ]);
    expect(getPlanRejectionMessages({ title: 'a\nb' })).toEqual([
      'VALIDATION_FAILED title: Title must be one line.',
    ]);
    expect(getPlanRejectionMessages({ title: 'x'.repeat(257), body: 'x'.repeat(65_537) })).toHaveLength(2);
    expect(getPlanRejectionMessages({ body: 'a\0b' })).toEqual([
      'VALIDATION_FAILED body: Text contains an invalid character.',
    ]);
  });

  it('conflict if someone else changed the same text since the base version', () => {
    const since = createCurrentIssueState(
      { version: 9 },
      { text: { body: 'Theirs', titleVersion: 2, bodyVersion: 8 } },
    );
    expect(getPlanRejectionMessages({ body: 'Mine', baseVersion: 5 }, since)[0]).toMatch(/^CONFLICT body/);
    expect(planTestIssueChange({ body: 'Theirs', baseVersion: 5 }, since).outcome).toBe('unchanged');
    expect(planTestIssueChange({ title: 'Mine', baseVersion: 5 }, since).outcome).toBe('changed');
    expect(planTestIssueChange({ body: 'Mine', baseVersion: 8 }, since).outcome).toBe('changed');
    expect(planTestIssueChange({ body: 'Mine' }, since).outcome).toBe('changed');
  });

  it('record the version of their last change', () => {
    expect(planPossibleTestChange({ body: 'New' }).text).toEqual({
      body: 'New',
      titleVersion: 1,
      bodyVersion: 4,
    });
    expect(planPossibleTestChange({ priority: 1 }).text).toBeNull();
  });
});

describe('permissions', () => {
  const own = createCurrentIssueState({ author_id: TEST_ACTOR_ID });

  it.each<[Role, IssueChange, IssueBeforeChange, boolean]>([
    ['reader', { title: 'New' }, own, false],
    ['reporter', { title: 'New', body: 'New', type: 1 }, own, true],
    ['reporter', { title: 'New' }, createCurrentIssueState(), false],
    ['reporter', { priority: 1 }, own, false],
    [
      'triager',
      { priority: 1, type: 2, labelIds: [1], assigneeIds: [1], milestoneId: 1, stateId: 3 },
      createCurrentIssueState(),
      true,
    ],
    ['triager', { title: 'New' }, createCurrentIssueState(), false],
    ['triager', { locked: true }, createCurrentIssueState(), false],
    ['developer', { title: 'New', body: 'New' }, createCurrentIssueState(), true],
    ['developer', { locked: true }, createCurrentIssueState(), false],
    ['maintainer', { locked: true }, createCurrentIssueState(), true],
  ])('depend on the role: %s, change %j', (role, change, of, may) => {
    const planned = planTestIssueChange(change, of, createTestChangeContext(role));
    expect(planned.outcome).toBe(may ? 'changed' : 'rejected');
    if (planned.outcome === 'rejected')
      expect(planned.errors[0]).toMatchObject({ kind: 'access', code: 'FORBIDDEN' });
  });

  it('are reported with the required role', () => {
    const planned = planTestIssueChange(
      { locked: true },
      createCurrentIssueState(),
      createTestChangeContext('developer'),
    );
    expect(planned).toMatchObject({
      errors: [{ message: 'Only maintainers can lock issues.', requires: ROLES.indexOf('maintainer') }],
    });
  });
});

describe('labels', () => {
  const held = createCurrentIssueState({ label_ids: [1, 2] });

  it('of one scope replace each other, ignoring case', () => {
    expect(getPlannedEvents({ addLabelIds: [3] }, held)).toEqual([
      [4, 'unlabeled', { label: 2 }, null],
      [4, 'labeled', null, { label: 3 }],
    ]);
    expect(planPossibleTestChange({ addLabelIds: [4, 5] }, held).change.row.label_ids).toEqual([1, 4, 5]);
    expect(getPlanRejectionMessages({ addLabelIds: [5, 6] })).toEqual([
      'VALIDATION_FAILED addLabelIds: An issue can have only one label of the scope os::.',
    ]);
  });

  it('are added, removed and replaced, without duplicates and in ascending order', () => {
    expect(planPossibleTestChange({ labelIds: [5, 1, 5] }, held).change.row.label_ids).toEqual([1, 5]);
    expect(planPossibleTestChange({ removeLabelIds: [1, 6] }, held).change.row.label_ids).toEqual([2]);
    expect(planTestIssueChange({ addLabelIds: [1], removeLabelIds: [6] }, held).outcome).toBe('unchanged');
    expect(getPlanRejectionMessages({ addLabelIds: [99] })).toEqual([
      'NOT_FOUND addLabelIds: Label not found.',
    ]);
  });
});

describe('assignees', () => {
  it('keep their order, new ones last', () => {
    const held = createCurrentIssueState({ assignee_ids: [9, 2] });
    expect(planPossibleTestChange({ addAssigneeIds: [1, 9] }, held).change.row.assignee_ids).toEqual([
      9, 2, 1,
    ]);
    expect(planPossibleTestChange({ assigneeIds: [1, 2] }, held).change.row.assignee_ids).toEqual([2, 1]);
    expect(planPossibleTestChange({ removeAssigneeIds: [9] }, held).change.row.assignee_ids).toEqual([2]);
  });

  it('are limited to 20, except on imported issues', () => {
    const many = Array.from({ length: 21 }, (_, i) => i + 1);
    expect(getPlanRejectionMessages({ assigneeIds: many })).toEqual([
      'LIMIT_EXCEEDED assigneeIds: An issue can have at most 20 assignees.',
    ]);
    expect(planTestIssueChange({ assigneeIds: many.slice(0, 20) }).outcome).toBe('changed');
    const crowded = createCurrentIssueState({ assignee_ids: [...many, 22] });
    expect(planTestIssueChange({ removeAssigneeIds: [22] }, crowded).outcome).toBe('changed');
    expect(planTestIssueChange({ removeAssigneeIds: [22], addAssigneeIds: [23] }, crowded).outcome).toBe(
      'rejected',
    );
  });

  it('must exist and have access to the project', () => {
    expect(getPlanRejectionMessages({ addAssigneeIds: [99, 30] })).toEqual([
      'NOT_FOUND addAssigneeIds: User not found.',
      'VALIDATION_FAILED addAssigneeIds: u30 cannot see this project.',
    ]);
  });
});

describe('parents', () => {
  it('cannot be the issue itself or one of its descendants', () => {
    const chain = (...parentChain: number[]) => createTestChangeContext('maintainer', { parentChain });
    expect(getPlanRejectionMessages({ parentNumber: 4 }, createCurrentIssueState(), chain(4))).toHaveLength(
      1,
    );
    expect(getPlanRejectionMessages({ parentNumber: 6 }, createCurrentIssueState(), chain(6, 4))).toEqual([
      'VALIDATION_FAILED parentId: NET-6 is a sub-issue of this issue and cannot be its parent.',
    ]);
    const long = Array.from({ length: SUB_ISSUE_DEPTH_MAX + 1 }, (_, index) => 10 + index);
    expect(getPlanRejectionMessages({ parentNumber: 10 }, createCurrentIssueState(), chain(...long))).toEqual(
      ['LIMIT_EXCEEDED parentId: Sub-issues can be nested at most 100 levels deep.'],
    );
    expect(
      getPlannedEvents({ parentNumber: 10 }, createCurrentIssueState(), chain(...long.slice(1))),
    ).toHaveLength(1);
    const tall = createTestChangeContext('maintainer', {
      parentChain: long.slice(3),
      subIssueHeights: new Map([[4, 3]]),
    });
    expect(getPlanRejectionMessages({ parentNumber: 13 }, createCurrentIssueState(), tall)).toEqual([
      'LIMIT_EXCEEDED parentId: Sub-issues can be nested at most 100 levels deep.',
    ]);
    expect(getPlannedEvents({ parentNumber: 6 }, createCurrentIssueState(), chain(6))).toEqual([
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
    removeAssigneeIds: maybe(fc.constant([11])),
    stateId: maybe(fc.integer({ min: 1, max: 8 })),
    canonicalNumber: maybe(fc.constant(8)),
    milestoneId: maybe(fc.constantFrom(1, 2, null)),
    locked: maybe(fc.boolean()),
    dueOn: maybe(fc.constantFrom(null, TEST_CHANGE_TIME)),
  });
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 8 }), ids(6), (change, stateId, labels) => {
      const of = createCurrentIssueState({ state_id: stateId, label_ids: labels.sort((a, b) => a - b) });
      const before = structuredClone(of);
      const by = createTestChangeContext('maintainer', { canonicalChain: change.canonicalNumber ? [8] : [] });
      const planned = planTestIssueChange(change, of, by);
      expect(of).toEqual(before);
      if (planned.outcome !== 'changed') return;
      const { row: after, events, linksAdded } = planned.change;
      expect(after.version).toBe(of.row.version + 1);
      expect(events.length).toBeGreaterThan(0);
      const next = { row: after, text: planned.text ?? of.text, canonicals: linksAdded.map(({ to }) => to) };
      expect(planTestIssueChange(change, next, by).outcome).toBe('unchanged');
    }),
  );
});
