/** Decisions about issues of the triage queue: accept, duplicate and decline. */
import { STATE_CATEGORIES, type StateCategory } from '../../../../shared/issue';
import type { TriageDecisionKind } from '../../../../shared/triage';
import {
  readWorkflowStates,
  readWorkflowTransitions,
  type WorkflowStateRow,
  type WorkflowTransitionRow,
} from '../../../store/read/attributes';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import type { ProjectRow } from '../../../store/read/projects';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import type { Transaction } from '../../../store/write/transaction';
import { createInvalidFieldError, MutationRejectedError } from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import {
  addsLabelOrMilestone,
  type IssueChange,
  type IssueStateInput,
  omitNullFields,
  type PlainIssueFieldsInput,
} from '../../fields/IssueChange';
import { decodeIssueFields } from '../../fields/issueFieldParts';
import { requireIssueMutationTarget, toIssueRowKey } from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import { changeIssue } from '../issues/changeIssue';
import { WrittenIssueRow } from '../issues/WrittenIssueRow';
import { requireTriager } from './leases';
import {
  changeSnooze,
  decodeTriageDecisionBase,
  recordTriageDecision,
  type TriageDecisionBaseInput,
} from './recordDecision';

/** Absent and null fields stay unchanged. */
export interface DecideTriageInput extends PlainIssueFieldsInput, IssueStateInput, TriageDecisionBaseInput {
  issueId: string;
  decision: Extract<TriageDecisionKind, 'accept' | 'duplicate' | 'decline'>;
}

/** Decides about an issue. All changes are one transaction and one undo. Ends a snooze of the issue. */
export async function decideTriage(
  context: RequestContext,
  input: DecideTriageInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  const written = new WrittenIssueRow();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, input.issueId, 'issueId');
    requireTriager(target);
    const { project } = target;
    const { decision } = input;
    const change = decodeDecision(project, input);
    const decisionRequest = { kind: decision, ...decodeTriageDecisionBase(project, input) };
    return async (tx) => {
      // In the same order as in `changeIssue`, which takes these locks again.
      await lockProjectIssueLinkGraph(tx, project.id);
      if (addsLabelOrMilestone(change)) await lockLabelsAndMilestonesForUse(tx, project.id);
      const decided = await recordTriageDecision(tx, target, decisionRequest, async (row) => {
        const stateId = change.stateId ?? (await findStateOfDecision(tx, project, decision, row));
        const changed = await changeIssue(tx, target, { ...change, stateId });
        return changeSnooze(tx, target, changed, null);
      });
      written.record(target.actor, decided);
      return toIssueRowKey(target);
    };
  });
  written.provideRow(context, result);
  return result;
}

function decodeDecision(project: ProjectRow, input: DecideTriageInput): IssueChange {
  if (input.decision === 'duplicate' && input.canonicalIssueId == null)
    throw new MutationRejectedError(
      createInvalidFieldError('canonicalIssueId', 'Choose the issue that this one duplicates.'),
    );
  // The version in the input is that of the decision, not of a title or body.
  return decodeIssueFields(project, omitNullFields({ ...input, baseVersion: null }));
}

/**
 * Returns the state that a decision sets unless the request names one, the first of the workflow in each case:
 * - accept: a backlog state; undefined (unchanged) for issues that have left triage
 * - duplicate: a state that asks for the canonical issue
 * - decline: another state of the dropped category
 */
async function findStateOfDecision(
  tx: Transaction,
  project: ProjectRow,
  decision: DecideTriageInput['decision'],
  row: IssueRow,
): Promise<number | undefined> {
  const states = await readWorkflowStates(tx, project.id);
  const transitions = await readWorkflowTransitions(tx, project.id);
  const current = states.find(({ id }) => id === row.state_id);
  const isDuplicate = (state: WorkflowStateRow) => isStateForDuplicates(state, transitions);
  const isIn = (state: WorkflowStateRow | undefined, ...categories: readonly StateCategory[]) =>
    state !== undefined && categories.includes(STATE_CATEGORIES[state.category]!);
  if (decision === 'accept' && isIn(current, 'backlog', 'active')) return undefined;
  const state = states.find((each) => {
    if (decision === 'duplicate') return isDuplicate(each);
    return decision === 'accept' ? isIn(each, 'backlog') : isIn(each, 'dropped') && !isDuplicate(each);
  });
  if (!state)
    throw new MutationRejectedError(
      createInvalidFieldError('stateId', 'The workflow has no state for this decision. Choose a state.'),
    );
  return state.id;
}

const isStateForDuplicates = (
  { id }: WorkflowStateRow,
  transitions: readonly WorkflowTransitionRow[],
): boolean => transitions.some(({ to_id, asks }) => to_id === id && asks === 'target');
