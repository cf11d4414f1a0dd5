/** Deletes labels and milestones, and merges labels. */
import { INT4_MAX } from '../../../shared/limits';
import { quoteFilterValue } from '../../../shared/query/quote';
import type { AuditAction } from '../../../shared/audit';
import type { BulkDeletion } from '../../store/tables/bulkTables';
import type { BulkOperationKey } from '../../store/read/bulk';
import { insertBulkOperation, insertBulkSelection } from '../../store/write/bulk';
import {
  findIssuesWithLabelOrMilestone,
  lockLabelsAndMilestonesForDeletion,
} from '../../store/write/deletedAttributes';
import { readLabel } from '../../store/write/labels';
import { readMilestone } from '../../store/write/milestones';
import type { Transaction } from '../../store/write/transaction';
import { writeAuditEntry } from '../audit/audit';
import { createInvalidFieldError, createNotFoundError, MutationRejectedError } from '../base/UserError';
import type { RequestContext } from '../context/RequestContext';
import { loadUndeletedLabel, loadUndeletedMilestone } from '../issues/issues';
import type { IssueChange } from '../fields/IssueChange';
import { requireLabelOrMilestoneMaintainer } from '../writing/requireMaintainer';
import { decodeProjectObjectIds, type ProjectMutationTarget } from '../writing/targets';
import { type MutationRequest, type MutationWriteResult, runMutationInTransaction } from '../writing/write';
import { waitBrieflyForBulkOperation } from './bulkUpdateIssues';
import { deleteAttributeWithEvent } from './chunks/attributeEvents';
import { findSelectedIssueNumbers } from './findSelectedIssueNumbers';

export interface DeleteLabelOrMilestoneInput {
  id: string;
  expectedIssueCount?: number | null;
}

export interface LabelOrMilestoneDeletionResult {
  projectId: number;
  /** Number of the bulk operation that changes the issues; null: no visible issue had the label or milestone. */
  operation: number | null;
}

/** Deletes a label. If issues have it, a bulk operation removes it from them first. */
export function deleteLabel(
  context: RequestContext,
  input: DeleteLabelOrMilestoneInput,
  request: MutationRequest,
): Promise<MutationWriteResult<LabelOrMilestoneDeletionResult>> {
  return startDeletion(context, input, request, async () => {
    const target = await requireLabelOrMilestoneMaintainer(context, input.id, 'Label', 'delete labels');
    const { project, id } = target;
    return {
      ...target,
      deletion: { kind: 'label', id },
      name: (await loadUndeletedLabel(context, project.id, id))?.name,
      change: { removeLabelIds: [id] },
      action: 'label_deleted',
    };
  });
}

/** Deletes a milestone. If it has issues, a bulk operation removes them from it first. */
export function deleteMilestone(
  context: RequestContext,
  input: DeleteLabelOrMilestoneInput,
  request: MutationRequest,
): Promise<MutationWriteResult<LabelOrMilestoneDeletionResult>> {
  return startDeletion(context, input, request, async () => {
    const target = await requireLabelOrMilestoneMaintainer(
      context,
      input.id,
      'Milestone',
      'delete milestones',
    );
    const { project, id } = target;
    return {
      ...target,
      deletion: { kind: 'milestone', id },
      name: (await loadUndeletedMilestone(context, project.id, id))?.title,
      change: { milestoneId: null },
      action: 'milestone_deleted',
    };
  });
}

/**
 * Replaces a label with another one on all issues, then deletes it. From then on, queries for the deleted label's name
 * find the other label.
 */
export function mergeLabels(
  context: RequestContext,
  { intoId, ...input }: DeleteLabelOrMilestoneInput & { intoId: string },
  request: MutationRequest,
): Promise<MutationWriteResult<LabelOrMilestoneDeletionResult>> {
  return startDeletion(context, input, request, async () => {
    const target = await requireLabelOrMilestoneMaintainer(context, input.id, 'Label', 'merge labels');
    const { project, id } = target;
    const [into] = decodeProjectObjectIds(project, [intoId], 'Label', 'intoId', 'Label not found.');
    if (into === id)
      throw new MutationRejectedError(
        createInvalidFieldError('intoId', 'A label cannot be merged into itself.'),
      );
    return {
      ...target,
      deletion: { kind: 'label', id, mergedInto: into! },
      name: (await loadUndeletedLabel(context, project.id, id))?.name,
      change: { removeLabelIds: [id], addLabelIds: [into!] },
      action: 'label_merged',
    };
  });
}

interface DeletionPlan extends ProjectMutationTarget {
  deletion: BulkDeletion;
  /** Name of the label or title of the milestone; undefined: there is none with this id. */
  name: string | undefined;
  /** The change of each issue that has the label or milestone. */
  change: IssueChange;
  action: AuditAction;
}

/**
 * Deletes a label or milestone, and removes it from all issues first. The viewer confirms the number of visible issues;
 * it is also removed from issues that they may not see, because it would exist no longer.
 */
async function startDeletion(
  context: RequestContext,
  { expectedIssueCount }: DeleteLabelOrMilestoneInput,
  request: MutationRequest,
  plan: () => Promise<DeletionPlan>,
): Promise<MutationWriteResult<LabelOrMilestoneDeletionResult>> {
  let started: BulkOperationKey | null = null;
  const result = await runMutationInTransaction(context, request, async () => {
    const planned = await plan();
    const { project, actor, deletion, name } = planned;
    // Reject in the transaction, because a repeated request, which has already deleted the label or milestone, must get
    // its stored result instead.
    if (name === undefined) return () => Promise.reject(createMissingAttributeError(deletion));
    const query = `${deletion.kind}:${quoteFilterValue(name)}`;
    const numbers = await findSelectedIssueNumbers(context, project, { query });
    return async (tx): Promise<LabelOrMilestoneDeletionResult> => {
      await requireUndeleted(tx, planned);
      if (expectedIssueCount != null && expectedIssueCount !== numbers.length)
        throw createIssueCountConflict(deletion, numbers.length);
      const details = { [deletion.kind]: name, issues: numbers.length };
      await writeAuditEntry(tx, context, { action: planned.action, subject: project.key, details });
      const all =
        actor.visibility === 'all' ? numbers : await addHiddenIssues(tx, project.id, deletion, numbers);
      if (all.length === 0) {
        await deleteUnused(tx, planned);
        return { projectId: project.id, operation: null };
      }
      started = await insertDeletingOperation(tx, context, planned, query, all);
      return { projectId: project.id, operation: numbers.length === 0 ? null : started.number };
    };
  });
  // A repeated request, identified by its idempotency key, does not start the bulk operation again.
  if (started && result.result)
    await waitBrieflyForBulkOperation(context, context.bulk.startOperation(started));
  return result;
}

/** Adds the issues that have the label or milestone, but that the viewer may not see. */
async function addHiddenIssues(
  tx: Transaction,
  projectId: number,
  deletion: BulkDeletion,
  visible: Int32Array,
): Promise<Int32Array> {
  const all = await findIssuesWithLabelOrMilestone(tx, projectId, deletion, INT4_MAX);
  return Int32Array.from(new Set([...visible, ...all])).sort();
}

/** @throws MutationRejectedError NOT_FOUND if a label or milestone of the plan does not exist or was deleted */
async function requireUndeleted(tx: Transaction, { project, deletion }: DeletionPlan): Promise<void> {
  const { kind, id, mergedInto } = deletion;
  const read = kind === 'label' ? readLabel : readMilestone;
  if (!(await read(tx, project.id, id))) throw createMissingAttributeError(deletion);
  if (mergedInto !== undefined && !(await readLabel(tx, project.id, mergedInto)))
    throw new MutationRejectedError(createNotFoundError('intoId', 'Label not found.'));
}

const createMissingAttributeError = ({ kind }: BulkDeletion): MutationRejectedError =>
  new MutationRejectedError(
    createNotFoundError('id', kind === 'label' ? 'Label not found.' : 'Milestone not found.'),
  );

/** The error if the number of issues is not the one that the user confirmed. */
function createIssueCountConflict({ kind }: BulkDeletion, count: number): MutationRejectedError {
  const issues = count === 1 ? '1 issue has' : `${count.toLocaleString('en')} issues have`;
  const message = `${issues} this ${kind} now. Check the number and try again.`;
  return new MutationRejectedError({
    kind: 'conflict',
    code: 'CONFLICT',
    path: ['expectedIssueCount'],
    current: null,
    message,
  });
}

/**
 * Deletes a label or milestone that no issue has.
 * @throws MutationRejectedError CONFLICT if an issue has got it since the search
 */
async function deleteUnused(tx: Transaction, { project, actor, deletion }: DeletionPlan): Promise<void> {
  await lockLabelsAndMilestonesForDeletion(tx, project.id);
  const issues = await findIssuesWithLabelOrMilestone(tx, project.id, deletion, 1);
  if (issues.length > 0) throw createIssueCountConflict(deletion, issues.length);
  await deleteAttributeWithEvent(tx, project.id, actor, deletion);
}

async function insertDeletingOperation(
  tx: Transaction,
  context: RequestContext,
  { project, actor, change, deletion }: DeletionPlan,
  query: string,
  numbers: Int32Array,
): Promise<BulkOperationKey> {
  const key = await insertBulkOperation(tx, {
    projectId: project.id,
    actorId: actor.id,
    state: 'running',
    query,
    change: JSON.stringify(change),
    comment: null,
    matched: numbers.length,
    frozen: numbers.length,
    undoOf: null,
    deletes: deletion,
    runner: context.bulk.id,
  });
  await insertBulkSelection(tx, key, numbers);
  return key;
}
