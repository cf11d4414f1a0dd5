import {
  EVENT_KIND_NAMES,
  EVENT_KINDS,
  type EventKindDefinition,
  findEventKinds,
  getEventKindByCode,
} from './kinds';

/** The kinds of stored events in the order of their numbers, which start with 0. */
const STORED_KINDS = `
  opened commented state_changed labeled unlabeled assigned unassigned milestoned demilestoned renamed type_changed
  priority_changed locked unlocked linked unlinked referenced body_edited parent_changed due_changed transferred
  comment_edited comment_removed deleted comment_hidden comment_shown purged voted unvoted watched unwatched
  label_created label_changed milestone_created milestone_changed project_changed member_added member_changed
  member_removed label_deleted label_restored milestone_deleted milestone_restored project_deleted project_restored
  reimported reacted sub_issues_reordered duplicate_dismissed duplicate_dismissal_removed votes_moved snoozed
  unsnoozed held released person_claimed`
  .trim()
  .split(/\s+/);

test('the numbers of kinds in the database do not change', () => {
  expect(STORED_KINDS.map((_kind, code) => getEventKindByCode(code))).toEqual(STORED_KINDS);
});

test('no two kinds have the same number', () => {
  expect(new Set(EVENT_KIND_NAMES.map((kind) => EVENT_KINDS[kind].code)).size).toBe(EVENT_KIND_NAMES.length);
});

test('a key of an event has the same type in all kinds, because exports and imports read it without the kind', () => {
  const types = new Map<string, string>();
  for (const definition of Object.values<EventKindDefinition>(EVENT_KINDS))
    for (const values of [definition.before, definition.after])
      for (const [key, value] of Object.entries(values)) {
        const type = value.replace('?', '');
        expect([key, types.get(key) ?? type]).toEqual([key, type]);
        types.set(key, type);
      }
});

test('a filter of the activity finds each kind that timelines show', () => {
  const hasNoTopic = ({ timelineType, topic }: EventKindDefinition) =>
    timelineType !== null && topic === null;
  expect(findEventKinds(hasNoTopic)).toEqual([]);
});
