/** Decisions about issues of the triage queue: accept, duplicate and decline. */
import { STATE_CATEGORIES, type StateCategory } from '../../../../shared/issue';
import type { TriageDecisionKind } from '../../../../shared/triage';
import {
  readWorkflowStates,
  readWorkflowTransitions,
  type WorkflowStateRow,
  type WorkflowTransitionRow,
} from '../../../store/read/attributes';
import type { IssueKey, IssueRow } from '../../../store/read/issues';
import type { ProjectRow } from '../../../store/read/projects';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import type { Transaction } from '../../../store/write/transaction';
import { createInvalidFieldError, MutationRejectedError } from '../../base/UserError';
import type { RequestContext } from '../../context/RequestContext';
import { addsLabelOrMilestone, type IssueChange } from '../../plan/IssueChange';
import {
  decodeIssueNumber,
  decodeProjectObjectIds,
  requireIssueMutationTarget,
  toIssueKey,
} from '../../writing/targets';
import {
  type MutationRequest,
  type MutationWriteResult,
  runMutationInTransaction,
} from '../../writing/write';
import { changeIssue } from '../issues/changeIssue';
import { decodeLabelAndAssigneeIds, type LabelsAndAssigneesInput } from '../issues/labelsAndAssigneesInput';
import { WrittenIssue } from '../issues/WrittenIssue';
import { requireTriager } from './leases';
import {
  changeSnooze,
  decodeDecisionBase,
  recordTriageDecision,
  type TriageDecisionBaseInput,
} from './recordDecision';

export interface DecideTriageInput extends LabelsAndAssigneesInput, TriageDecisionBaseInput {
  issueId: string;
  decision: Extract<TriageDecisionKind, 'accept' | 'duplicate' | 'decline'>;
  stateId?: string | null;
  canonicalIssueId?: string | null;
  reason?: string | null;
  type?: number | null;
  priority?: number | null;
  milestoneId?: string | null;
}

/** Decides about an issue. All changes are one transaction and one undo. Ends a snooze of the issue. */
export async function decideTriage(
  context: RequestContext,
  input: DecideTriageInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueKey>> {
  const written = new WrittenIssue();
  const result = await runMutationInTransaction(context, request, async () => {
    const target = await requireIssueMutationTarget(context, input.issueId, 'issueId');
    requireTriager(target);
    const { project } = target;
    const { decision } = input;
    const change = decodeDecision(project, input);
    const decisionRequest = { kind: decision, ...decodeDecisionBase(project, input) };
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
      return toIssueKey(target);
    };
  });
  written.provideRow(context, result);
  return result;
}

function decodeDecision(project: ProjectRow, input: DecideTriageInput): IssueChange {
  const { stateId, canonicalIssueId, milestoneId, decision } = input;
  if (decision === 'duplicate' && canonicalIssueId == null)
    throw new MutationRejectedError(
      createInvalidFieldError('canonicalIssueId', 'Choose the issue that this one duplicates.'),
    );
  return {
    stateId:
      stateId == null
        ? undefined
        : decodeProjectObjectIds(project, [stateId], 'WorkflowState', 'stateId', 'State not found.')[0],
    canonicalNumber:
      canonicalIssueId == null ? undefined : decodeIssueNumber(project, canonicalIssueId, 'canonicalIssueId'),
    reason: input.reason?.trim() || undefined,
    type: input.type ?? undefined,
    priority: input.priority ?? undefined,
    milestoneId:
      milestoneId == null
        ? undefined
        : decodeProjectObjectIds(
            project,
            [milestoneId],
            'Milestone',
            'milestoneId',
            'Milestone not found.',
          )[0],
    ...decodeLabelAndAssigneeIds(project, input),
  };
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
