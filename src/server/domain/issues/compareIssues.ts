/** Compares the texts and fields of two issues, to show them side by side. */
import { parseLabelScope } from '../../../shared/validation/labels';
import {
  type ComparedValues,
  compareIssueTexts,
  type SharedLine,
  type SharedWord,
} from '../../duplicates/comparison/compareIssueTexts';
import type { LabelRow } from '../../store/read/attributes';
import type { IssueRow } from '../../store/read/issues';
import { decodeGlobalId } from '../base/ids';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import {
  loadIssueBody,
  loadLabel,
  loadMilestone,
  loadVisibleIssue,
  requireIssueWorkflowState,
} from './issues';

export type ComparedFieldKind = 'STATE' | 'LABELS' | 'VERSION' | 'ERROR' | 'MILESTONE' | 'ASSIGNEES';

export interface ComparedFieldValue {
  text: string;
  color: string | null;
}

/** A field of two issues with the values of both. */
export interface ComparedField {
  kind: ComparedFieldKind;
  labelScope: string | null;
  values: readonly ComparedFieldValue[];
  otherValues: readonly ComparedFieldValue[];
  isEqual: boolean;
}

export interface IssueComparison {
  issue: IssueRow;
  other: IssueRow;
  words: readonly SharedWord[];
  lines: readonly SharedLine[];
  fields: readonly ComparedField[];
}

/** Compares an issue with another one of its project. Null if the viewer may not see the other issue. */
export async function compareIssues(
  context: RequestContext,
  issue: IssueRow,
  withId: string,
): Promise<IssueComparison | null> {
  const { type, parts: [projectId = 0, number = 0] = [] } = decodeGlobalId(withId) ?? {};
  if (type !== 'Issue' || projectId !== issue.project_id || number === issue.number) return null;
  const other = await loadVisibleIssue(context, { projectId, number });
  if (!other) return null;
  const [body, otherBody] = await Promise.all([loadIssueBody(context, issue), loadIssueBody(context, other)]);
  const { words, lines, versions, errors } = compareIssueTexts(
    { title: issue.title, body },
    { title: other.title, body: otherBody },
  );
  const fields = [
    await compareStates(context, issue, other),
    ...(await compareLabels(context, issue, other)),
    toFieldOfValues('VERSION', versions),
    toFieldOfValues('ERROR', errors),
    await compareMilestones(context, issue, other),
    await compareAssignees(context, issue, other),
  ];
  return { issue, other, words, lines, fields: fields.filter(isFilled) };
}

/** Whether a field has a row. Assignees always have one: "None" helps to decide which issue to keep. */
const isFilled = ({ kind, values, otherValues }: ComparedField): boolean =>
  kind === 'ASSIGNEES' || values.length + otherValues.length > 0;

/** Creates a field. It is equal if both issues have the same values and at least one. */
function createField(
  kind: ComparedFieldKind,
  values: readonly ComparedFieldValue[],
  otherValues: readonly ComparedFieldValue[],
  labelScope: string | null = null,
): ComparedField {
  const others = new Set(otherValues.map(({ text }) => text));
  const isEqual =
    values.length > 0 && values.length === others.size && values.every(({ text }) => others.has(text));
  return { kind, labelScope, values, otherValues, isEqual };
}

const toFieldOfValues = (
  kind: 'VERSION' | 'ERROR',
  { values, otherValues, isShared }: ComparedValues,
): ComparedField => ({
  kind,
  labelScope: null,
  values: values.map(toPlainValue),
  otherValues: otherValues.map(toPlainValue),
  isEqual: isShared,
});

const toPlainValue = (text: string): ComparedFieldValue => ({ text, color: null });

async function compareStates(
  context: RequestContext,
  issue: IssueRow,
  other: IssueRow,
): Promise<ComparedField> {
  const load = async (each: IssueRow) => {
    const { name, color } = await requireIssueWorkflowState(context, each);
    return [{ text: name, color }];
  };
  return createField('STATE', ...(await Promise.all([load(issue), load(other)])));
}

/** Compares the labels by scope: a field for each scope, and one for the labels without a scope. */
async function compareLabels(
  context: RequestContext,
  issue: IssueRow,
  other: IssueRow,
): Promise<ComparedField[]> {
  const load = async ({ project_id, label_ids }: IssueRow) =>
    groupLabelsByScope(await allMaybePromises(label_ids.map((id) => loadLabel(context, project_id, id))));
  const [groups, otherGroups] = await Promise.all([load(issue), load(other)]);
  const scopes = [...new Set([...groups.keys(), ...otherGroups.keys()])].sort((a, b) =>
    // Labels without a scope come last.
    a === null ? 1 : b === null ? -1 : a < b ? -1 : 1,
  );
  return scopes.map((scope) =>
    createField('LABELS', groups.get(scope) ?? [], otherGroups.get(scope) ?? [], scope),
  );
}

function groupLabelsByScope(labels: readonly (LabelRow | null)[]): Map<string | null, ComparedFieldValue[]> {
  const groups = new Map<string | null, ComparedFieldValue[]>();
  for (const label of labels) {
    if (!label) continue;
    const scope = parseLabelScope(label.name);
    const text = scope === null ? label.name : label.name.slice(scope.length + 2);
    groups.set(scope, [...(groups.get(scope) ?? []), { text, color: label.color }]);
  }
  return groups;
}

async function compareMilestones(
  context: RequestContext,
  issue: IssueRow,
  other: IssueRow,
): Promise<ComparedField> {
  const load = async ({ project_id, milestone_id }: IssueRow) => {
    const milestone = await loadMilestone(context, project_id, milestone_id);
    return milestone ? [toPlainValue(milestone.title)] : [];
  };
  return createField('MILESTONE', ...(await Promise.all([load(issue), load(other)])));
}

async function compareAssignees(
  context: RequestContext,
  issue: IssueRow,
  other: IssueRow,
): Promise<ComparedField> {
  const load = async ({ assignee_ids }: IssueRow) => {
    const users = await allMaybePromises(assignee_ids.map((id) => context.load.users.load(id)));
    return users.flatMap((user) => (user ? [toPlainValue(user.login)] : []));
  };
  return createField('ASSIGNEES', ...(await Promise.all([load(issue), load(other)])));
}
