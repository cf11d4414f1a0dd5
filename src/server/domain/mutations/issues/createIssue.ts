/**
 * Creates an issue in the first state of the workflow or, if it is held for triage, in the first triage state. Its
 * author sets the other fields under the same rules as an edit.
 */
import { STATE_CATEGORIES } from '../../../../shared/issue';
import type { IssueRowKey, IssueRow } from '../../../store/read/issues';
import { readWorkflowStates } from '../../../store/read/attributes';
import { appendProjectEvents, type ProjectEventToAppend } from '../../../store/write/events';
import { lockProjectCounters } from '../../../store/changes/projectCounters';
import { insertIssue } from '../../../store/write/issues';
import { lockProjectIssueLinkGraph } from '../../../store/write/links';
import { recordSubIssueChanges } from '../../../store/changes/subIssues';
import type { Transaction } from '../../../store/write/transaction';
import type { RequestContext } from '../../context/RequestContext';
import { getPermissionError } from '../../access/Actor';
import { readIssueChangeContext } from '../../fields/IssueChangeContext';
import { MutationRejectedError, rejectMutationOnErrors } from '../../base/UserError';
import { lockLabelsAndMilestonesForUse } from '../../../store/write/deletedAttributes';
import { addsLabelOrMilestone, type IssueChange, type PlainIssueFieldsInput } from '../../fields/IssueChange';
import { mapOptionFields } from '../../../../shared/fields/optionFields';
import { decodeIssueFields } from '../../fields/issueFieldParts';
import { planIssueChange } from '../../plan/planIssueChange';
import { indexMentionsAndReferences } from './indexIssueTexts';
import { isNewIssueHeld } from './newAccounts';
import { type ProjectMutationTarget, requireProjectMutationTarget } from '../../writing/targets';
import {
  type MutationWriteResult,
  runMutationInTransaction,
  type MutationRequest,
} from '../../writing/write';

const TRIAGE_CATEGORY_CODE = STATE_CATEGORIES.indexOf('triage');

export interface CreateIssueInput extends PlainIssueFieldsInput {
  projectId: string;
  title: string;
  body?: string | null;
}

export function createIssue(
  requestContext: RequestContext,
  input: CreateIssueInput,
  request: MutationRequest,
): Promise<MutationWriteResult<IssueRowKey>> {
  return runMutationInTransaction(requestContext, request, async () => {
    const target = await requireProjectMutationTarget(requestContext, input.projectId);
    rejectMutationOnErrors(getPermissionError(target.actor, 'FILE', 'create issues'));
    const change = decodeIssueFields(target.project, input);
    return (tx) => insertIssueWithEvents(tx, target, change);
  });
}

async function insertIssueWithEvents(
  tx: Transaction,
  target: ProjectMutationTarget,
  change: IssueChange,
): Promise<IssueRowKey> {
  const { project, actor } = target;
  if (change.parentNumber != null) await lockProjectIssueLinkGraph(tx, project.id);
  if (addsLabelOrMilestone(change)) await lockLabelsAndMilestonesForUse(tx, project.id);
  const context = await readIssueChangeContext(tx, project, actor, change, []);
  const states = await readWorkflowStates(tx, project.id);
  const blankRow = createBlankIssueRow(project.id, states[0]!.id, actor.id, context.at);
  const text = { body: '', titleVersion: 1, bodyVersion: 1 };
  const plan = planIssueChange({ row: blankRow, text }, change, context);
  if (plan.outcome === 'rejected') throw new MutationRejectedError(...plan.errors);
  const row = plan.outcome === 'changed' ? plan.change.row : blankRow;
  const body = change.body ?? '';
  const counters = await lockProjectCounters(tx, project.id);
  row.number = counters.issue_counter + 1;
  row.held = await isNewIssueHeld(tx, target);
  if (row.held)
    row.state_id = states.find(({ category }) => category === TRIAGE_CATEGORY_CODE)?.id ?? row.state_id;
  await insertIssue(tx, row, body);
  const texts = [row.title, body];
  const references = await indexMentionsAndReferences(
    tx,
    project,
    row.number,
    { before: [], after: texts, actor },
    texts,
  );
  const events: ProjectEventToAppend[] = [{ number: row.number, kind: 'opened' }, ...references];
  if (row.held) events.push({ number: row.number, kind: 'held' });
  await appendProjectEvents(tx, project.id, { actorId: actor.id, at: context.at }, events, {
    ...counters,
    issue_counter: row.number,
    issue_count: counters.issue_count + 1,
  });
  await recordSubIssueChanges(
    tx,
    project.id,
    [{ number: row.number, before: null, after: row }],
    counters.version + events.length,
  );
  return { projectId: project.id, number: row.number };
}

/** A new issue has the first option of each field with options. */
const DEFAULT_OPTIONS = mapOptionFields(() => 0);

/** The row to which planIssueChange applies the fields of the new issue: no number, no title, version 0. */
function createBlankIssueRow(
  projectId: number,
  stateId: number,
  authorId: number | null,
  at: Date,
): IssueRow {
  return {
    project_id: projectId,
    number: 0,
    title: '',
    state_id: stateId,
    author_id: authorId,
    ...DEFAULT_OPTIONS,
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
    created_at: at,
    updated_at: at,
    closed_at: null,
    closed_by_id: null,
    due_on: null,
    version: 0,
  };
}
