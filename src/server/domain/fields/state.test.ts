/** The rules for changes of an issue's state, tested without a database. */
import { ROLES } from '../../../shared/issue';
import { getDefaultWorkflowStateId } from '../../../shared/workflow';
import {
  TEST_ACTOR_ID,
  TEST_CHANGE_TIME,
  createTestChangeContext,
  createCurrentIssueState,
  getPlanRejectionMessages,
  planTestIssueChange,
  planPossibleTestChange,
} from '../../../testing/issueChangePlans';

describe('states', () => {
  const state = (name: Parameters<typeof getDefaultWorkflowStateId>[0]) => getDefaultWorkflowStateId(name);
  const duplicate = { stateId: state('Duplicate'), canonicalNumber: 8 };
  const chain = (...canonicalChain: number[]) => createTestChangeContext('maintainer', { canonicalChain });

  it('follow the workflow and list the possible transitions in errors', () => {
    const planned = planTestIssueChange(
      { stateId: state('In review') },
      createCurrentIssueState({ state_id: state('Untriaged') }),
    );
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
    expect(
      getPlanRejectionMessages(
        { stateId: state('Done') },
        createCurrentIssueState({ state_id: state("Won't fix") }),
      ),
    ).toHaveLength(1);
  });

  it('require the role of the transition', () => {
    const strict = createTestChangeContext('triager');
    const transitions = strict.transitions.map((each) => ({
      ...each,
      least_role: ROLES.indexOf('maintainer'),
    }));
    expect(
      getPlanRejectionMessages({ stateId: state('Done') }, createCurrentIssueState(), {
        ...strict,
        transitions,
      }),
    ).toEqual([
      'TRANSITION_NOT_ALLOWED stateId: You cannot change the state from Backlog to Done. Your role allows no transition from this state.',
    ]);
  });

  it('set and clear the time of closing', () => {
    const done = planPossibleTestChange({ stateId: state('Done'), reason: 'Shipped' });
    expect(done.change.row).toMatchObject({ closed_at: TEST_CHANGE_TIME, closed_by_id: TEST_ACTOR_ID });
    expect(done.change.events).toMatchObject([
      { before: { state: 2 }, after: { state: 5, reason: 'Shipped' } },
    ]);
    const reopened = planPossibleTestChange(
      { stateId: state('Backlog') },
      { ...createCurrentIssueState(), row: done.change.row },
    );
    expect(reopened.change.row).toMatchObject({ closed_at: null, closed_by_id: null });
  });

  it('require the canonical issue for a duplicate and link to the end of its chain', () => {
    expect(getPlanRejectionMessages({ stateId: state('Duplicate') })).toEqual([
      'VALIDATION_FAILED canonicalIssueId: Choose the issue that this one duplicates.',
    ]);
    expect(getPlanRejectionMessages(duplicate)).toEqual(['NOT_FOUND canonicalIssueId: Issue not found.']);
    const planned = planPossibleTestChange(duplicate, createCurrentIssueState(), chain(8, 9, 12));
    expect(planned.change.linksAdded).toEqual([{ from: 4, kind: 'duplicates', to: 12 }]);
    expect(planned.change.events.map(({ number, kind, after }) => [number, kind, after])).toEqual([
      [4, 'state_changed', { state: 8, canonical: 12 }],
      [4, 'linked', { kind: 'duplicates', number: 12 }],
      [12, 'linked', { kind: 'duplicated_by', number: 4 }],
    ]);
  });

  it('never close a cycle of duplicates', () => {
    expect(
      getPlanRejectionMessages({ ...duplicate, canonicalNumber: 4 }, createCurrentIssueState(), chain(4)),
    ).toEqual(['DUPLICATE_CYCLE canonicalIssueId: An issue cannot be a duplicate of itself.']);
    expect(getPlanRejectionMessages(duplicate, createCurrentIssueState(), chain(8, 4))).toEqual([
      'DUPLICATE_CYCLE canonicalIssueId: NET-8 is already a duplicate of this issue.',
    ]);
  });

  it('remove the duplicate link only when the state changes', () => {
    const repeated = createCurrentIssueState(
      { state_id: state('Duplicate'), closed_at: TEST_CHANGE_TIME },
      { canonicals: [8] },
    );
    expect(planPossibleTestChange({ stateId: state('Backlog') }, repeated).change.linksRemoved).toEqual([
      { from: 4, kind: 'duplicates', to: 8 },
    ]);
    const linked = createCurrentIssueState({}, { canonicals: [8] });
    expect(planPossibleTestChange({ stateId: state('In progress') }, linked).change.linksRemoved).toEqual([]);
    const another = planPossibleTestChange({ ...duplicate, canonicalNumber: 9 }, repeated, chain(9));
    expect(another.change).toMatchObject({
      linksRemoved: [{ to: 8 }],
      linksAdded: [{ to: 9 }],
      row: { state_id: state('Duplicate') },
    });
  });
});
