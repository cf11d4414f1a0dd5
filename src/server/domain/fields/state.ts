/**
 * Changes of the state, along the workflow's transitions. A duplicate is linked to its canonical issue, the one that it
 * duplicates.
 */
import { OPEN_STATE_CATEGORIES, STATE_CATEGORIES } from '../../../shared/issue';
import { getStateChangeReasonProblem } from '../../../shared/validation/texts';
import type { WorkflowStateRow } from '../../store/read/attributes';
import type { ProjectRow } from '../../store/read/projects';
import { cutAtHiddenIssue } from '../../store/read/issueVisibility';
import { createInvalidFieldError, createNotFoundError, type UserError } from '../base/UserError';
import { decodeIssueNumber, decodeProjectObjectIds } from '../writing/targets';
import type { IssueChange, IssueStateInput } from './IssueChange';
import type { IssueChangeContext } from './IssueChangeContext';
import type { IssueChangeDraft } from './IssueChangeDraft';
import { requireFound } from './IssueFieldPart';

export function planIssueStateChange(draft: IssueChangeDraft): void {
  const { before, change, context } = draft;
  if (change.stateId === undefined) return;
  const to = context.states.get(change.stateId);
  const from = context.states.get(before.state_id);
  if (!to || !from) {
    draft.addError(createNotFoundError('stateId', 'State not found.'));
    return;
  }
  const problem = change.reason === undefined ? null : getStateChangeReasonProblem(change.reason);
  if (problem) draft.addError(createInvalidFieldError('reason', problem));
  const stateChanges = to.id !== from.id;
  const target = resolveCanonicalIssue(draft, to);
  if (target === undefined || (!stateChanges && !target.changes)) return;
  if (!draft.checkPermission('TRIAGE', 'change the state', 'stateId')) return;
  if (stateChanges) {
    if (!isStateTransitionAllowed(draft, from, to)) {
      rejectStateTransition(draft, from, to);
      return;
    }
    applyIssueStateChange(draft, from, to, target.number);
  }
  if (target.number !== null || isWorkflowStateForDuplicates(draft, from))
    replaceCanonicalIssueLinks(draft, target.number);
}

function applyIssueStateChange(
  draft: IssueChangeDraft,
  from: WorkflowStateRow,
  to: WorkflowStateRow,
  canonical: number | null,
): void {
  const { row, change, context } = draft;
  row.state_id = to.id;
  if (isOpenWorkflowState(to)) {
    row.closed_at = null;
    row.closed_by_id = null;
  } else if (isOpenWorkflowState(from)) {
    row.closed_at = context.at;
    row.closed_by_id = context.actor.id;
  }
  draft.addEvent(
    'state_changed',
    { state: from.id },
    {
      state: to.id,
      ...(change.reason && { reason: change.reason }),
      ...(canonical !== null && { canonical }),
    },
  );
}

/**
 * The canonical issue to link to. If the requested one is itself a duplicate, it is the end of the chain of
 * duplicates, so that users need not follow the chain; for the actor, the chain ends before the first hidden issue.
 * Returns undefined after adding an error to the draft.
 */
function resolveCanonicalIssue(
  draft: IssueChangeDraft,
  to: WorkflowStateRow,
): { number: number | null; changes: boolean } | undefined {
  const { change, context, number } = draft;
  const canonicals = draft.canonicals.filter((each) => !context.hiddenIssues.has(each));
  if (!isWorkflowStateForDuplicates(draft, to)) {
    if (change.canonicalNumber === undefined) return { number: null, changes: false };
    draft.addError(
      createInvalidFieldError(
        'canonicalIssueId',
        `The state ${to.name} is not for duplicates. Omit the canonical issue.`,
      ),
    );
    return undefined;
  }
  if (change.canonicalNumber === undefined) {
    if (canonicals.length > 0) return { number: canonicals[0]!, changes: false };
    if (draft.before.state_id === to.id) return { number: null, changes: false };
    draft.addError(createInvalidFieldError('canonicalIssueId', 'Choose the issue that this one duplicates.'));
    return undefined;
  }
  if (context.canonicalChain.length === 0) {
    draft.addError(createNotFoundError('canonicalIssueId', 'Issue not found.'));
    return undefined;
  }
  if (context.canonicalChain.includes(number)) {
    const canonical = `${context.projectKey}-${change.canonicalNumber}`;
    const isItself = change.canonicalNumber === number;
    draft.addError({
      kind: 'field',
      code: 'DUPLICATE_CYCLE',
      path: ['canonicalIssueId'],
      message: isItself
        ? 'An issue cannot be a duplicate of itself.'
        : `${canonical} is already a duplicate of this issue.`,
    });
    return undefined;
  }
  const end = cutAtHiddenIssue(context.canonicalChain, context.hiddenIssues).at(-1)!;
  return { number: end, changes: canonicals.length !== 1 || canonicals[0] !== end };
}

/** Whether issues in this workflow state are duplicates of another. */
const isWorkflowStateForDuplicates = ({ context }: IssueChangeDraft, { id }: WorkflowStateRow): boolean =>
  isStateIdForDuplicates(context, id);

const isStateIdForDuplicates = ({ transitions }: IssueChangeContext, stateId: number | undefined): boolean =>
  transitions.some(({ to_id, asks }) => to_id === stateId && asks === 'target');

/** Makes the duplicate link to this canonical issue the only one; null: removes all duplicate links. */
function replaceCanonicalIssueLinks(draft: IssueChangeDraft, canonical: number | null): void {
  const { canonicals, number } = draft;
  for (const other of canonicals.filter((each) => each !== canonical)) {
    draft.linksRemoved.push({ from: number, kind: 'duplicates', to: other });
    draft.addEvent('unlinked', { kind: 'duplicates', number: other }, null);
    draft.events.push({
      number: other,
      kind: 'unlinked',
      before: { kind: 'duplicated_by', number },
      after: null,
    });
  }
  if (canonical === null || canonicals.includes(canonical)) return;
  draft.linksAdded.push({ from: number, kind: 'duplicates', to: canonical });
  draft.addEvent('linked', null, { kind: 'duplicates', number: canonical });
  draft.events.push({
    number: canonical,
    kind: 'linked',
    before: null,
    after: { kind: 'duplicated_by', number },
  });
}

function isStateTransitionAllowed(
  { context }: IssueChangeDraft,
  from: WorkflowStateRow,
  to: WorkflowStateRow,
): boolean {
  return context.transitions.some(
    (each) => each.from_id === from.id && each.to_id === to.id && each.least_role <= context.actor.rank,
  );
}

function rejectStateTransition(draft: IssueChangeDraft, from: WorkflowStateRow, to: WorkflowStateRow): void {
  const allowed = [...draft.context.states.values()].filter((state) =>
    isStateTransitionAllowed(draft, from, state),
  );
  const names = allowed.map(({ name }) => name);
  const alternatives =
    names.length > 0
      ? `Possible states: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}.`
      : 'Your role allows no transition from this state.';
  draft.addError({
    kind: 'transition',
    code: 'TRANSITION_NOT_ALLOWED',
    path: ['stateId'],
    allowed,
    message: `You cannot change the state from ${from.name} to ${to.name}. ${alternatives}`,
  });
}

/** Whether issues in this workflow state are open. */
export const isOpenWorkflowState = ({ category }: WorkflowStateRow): boolean =>
  OPEN_STATE_CATEGORIES.includes(STATE_CATEGORIES[category]!);

export function decodeState(
  { stateId, reason, canonicalIssueId }: IssueStateInput,
  project: ProjectRow,
): IssueChange {
  return {
    stateId:
      stateId == null
        ? undefined
        : decodeProjectObjectIds(project, [stateId], 'WorkflowState', 'stateId', 'State not found.')[0],
    reason: reason?.trim() || undefined,
    canonicalNumber:
      canonicalIssueId == null ? undefined : decodeIssueNumber(project, canonicalIssueId, 'canonicalIssueId'),
  };
}

export function findIssueStateErrors(
  { stateId, reason, canonicalNumber }: IssueChange,
  context: IssueChangeContext,
): UserError[] {
  const errors = [
    ...requireFound(stateId === undefined || context.states.has(stateId), 'stateId', 'State'),
    ...requireFound(
      canonicalNumber === undefined || context.canonicalChain.length > 0,
      'canonicalIssueId',
      'Issue',
    ),
  ];
  const isForDuplicates = isStateIdForDuplicates(context, stateId);
  if (isForDuplicates && canonicalNumber === undefined) {
    errors.push(
      createInvalidFieldError('canonicalIssueId', 'Choose the issue that the selected issues duplicate.'),
    );
  }
  if (!isForDuplicates && canonicalNumber !== undefined) {
    errors.push(createInvalidFieldError('canonicalIssueId', 'Only duplicates can have a canonical issue.'));
  }
  const problem = reason === undefined ? null : getStateChangeReasonProblem(reason);
  if (problem) errors.push(createInvalidFieldError('reason', problem));
  return errors;
}
