/** Suggested values of an issue in triage, each with the evidence in words. */
import { STATE_CATEGORIES } from '../../../shared/issue';
import { parseSearchQuery } from '../../../shared/query/parse';
import { quoteFilterValue } from '../../../shared/query/quote';
import { tokenizePhraseText } from '../../../shared/query/tokens';
import { type LabelRow, readLabelsContainingWords } from '../../store/read/attributes';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { UserRow } from '../../store/read/users';
import type { RequestContext } from '../context/RequestContext';
import { loadUndeletedLabel, requireIssueWorkflowState } from '../issues/issues';
import { loadSimilarIssues } from '../issues/likelyDuplicates';
import { requireIssueVisibility, requireVisibleProject } from '../projects/projects';
import {
  COMPARED_ISSUES_MAX,
  LIKELY_ISSUES_MIN,
  type SimilarIssue,
  suggestAssignee,
  suggestLabels,
  suggestPriority,
  suggestType,
} from './suggestValues';

/** Number of similar issues to request. More than are used, because some have not been triaged. */
const CANDIDATES = 30;

interface Suggestion {
  /** Evidence for the value, in words. */
  because: string[];
  /** Whether the value is probably right, so that clients select it in advance. */
  isLikely: boolean;
}

export interface LabelSuggestion extends Suggestion {
  label: LabelRow;
}

export interface AssigneeSuggestion extends Suggestion {
  user: UserRow;
}

/** A suggested type or priority, as the index of its enum. */
export interface EnumSuggestion extends Suggestion {
  value: number;
}

export interface TriageSuggestions {
  labels: LabelSuggestion[];
  priority: EnumSuggestion | null;
  type: EnumSuggestion | null;
  assignee: AssigneeSuggestion | null;
}

/** Suggests values from those of the most similar triaged issues. Leaves out values that the issue already has. */
export async function loadTriageSuggestions(
  context: RequestContext,
  issue: IssueRow,
): Promise<TriageSuggestions> {
  const project = await requireVisibleProject(context, issue.project_id);
  const similar = await loadSimilarTriagedIssues(context, issue);
  const labels = await loadLabelsToSuggest(context, issue, similar);
  const priority = suggestPriority(similar);
  const type = suggestType(similar);
  const evidence = (count: number) => formatShare(count, similar.length);
  return {
    labels: suggestUnsetLabels(similar, labels, issue),
    priority:
      priority && priority.id !== issue.priority
        ? { value: priority.id, because: [evidence(priority.count)], isLikely: priority.isLikely }
        : null,
    type:
      type && type.id !== issue.type
        ? { value: type.id, because: [evidence(type.count)], isLikely: type.isLikely }
        : null,
    assignee: await suggestAvailableAssignee(context, project, issue, similar),
  };
}

const formatShare = (count: number, total: number): string =>
  `${count} of ${total} similar ${total === 1 ? 'issue' : 'issues'}`;

/** Returns the most similar issues that have left triage or have a label, at most COMPARED_ISSUES_MAX. */
async function loadSimilarTriagedIssues(context: RequestContext, issue: IssueRow): Promise<SimilarIssue[]> {
  const candidates = await loadSimilarIssues(context, issue, CANDIDATES);
  const compared: SimilarIssue[] = [];
  for (const candidate of candidates) {
    if (compared.length === COMPARED_ISSUES_MAX) break;
    const state = await requireIssueWorkflowState(context, candidate);
    const category = STATE_CATEGORIES[state.category];
    if (category === 'triage' && candidate.label_ids.length === 0) continue;
    compared.push({
      labelIds: candidate.label_ids,
      assigneeIds: candidate.assignee_ids,
      priority: candidate.priority,
      type: candidate.type,
      isDone: category === 'done',
    });
  }
  return compared;
}

/** Loads the labels of the similar issues and, if there are few such issues, those that the title may mention. */
async function loadLabelsToSuggest(
  context: RequestContext,
  { project_id, title }: IssueRow,
  similar: readonly SimilarIssue[],
): Promise<LabelRow[]> {
  const ids = [...new Set(similar.flatMap(({ labelIds }) => labelIds))];
  const [ofSimilar, mentioned] = await Promise.all([
    Promise.all(ids.map((id) => loadUndeletedLabel(context, project_id, id))),
    similar.length < LIKELY_ISSUES_MIN
      ? readLabelsContainingWords(
          context.store.db,
          project_id,
          // Words of one letter are left out, because nearly all label names contain them.
          tokenizePhraseText(title).filter((word) => word.length > 1),
        )
      : [],
  ]);
  const labels = [...ofSimilar.filter((label) => label !== null), ...mentioned];
  return [...new Map(labels.map((label) => [label.id, label])).values()];
}

function suggestUnsetLabels(
  similar: readonly SimilarIssue[],
  labels: readonly LabelRow[],
  issue: IssueRow,
): LabelSuggestion[] {
  const byId = new Map(labels.map((label) => [label.id, label]));
  return suggestLabels(similar, labels, issue.title)
    .filter(({ id }) => !issue.label_ids.includes(id))
    .map(({ id, count, mention, isLikely }) => ({
      label: byId.get(id)!,
      because: [
        ...(count > 0 ? [formatShare(count, similar.length)] : []),
        ...(mention === null ? [] : [`“${mention}” in the title`]),
      ],
      isLikely,
    }));
}

async function suggestAvailableAssignee(
  context: RequestContext,
  project: ProjectRow,
  issue: IssueRow,
  similar: readonly SimilarIssue[],
): Promise<AssigneeSuggestion | null> {
  const ids = [...new Set(similar.flatMap(({ assigneeIds }) => assigneeIds))];
  const users = await Promise.all(
    ids.map(async (id) => {
      const [user, member] = await Promise.all([
        context.load.users.load(id),
        context.load.usersOfProjects.load({ projectId: project.id, userId: id }),
      ]);
      return user && member && !user.disabled && !user.placeholder ? user : null;
    }),
  );
  const available = new Map(users.flatMap((user) => (user ? [[user.id, user] as const] : [])));
  const suggested = suggestAssignee(similar, new Set(available.keys()));
  if (!suggested || issue.assignee_ids.includes(suggested.id)) return null;
  const user = available.get(suggested.id)!;
  const assigned = similar.filter(({ assigneeIds }) => assigneeIds.includes(user.id));
  const done = assigned.filter(({ isDone }) => isDone).length;
  const [openCount = 0] = await context.search.readIssueCounts(
    {
      projectId: project.id,
      visibility: requireIssueVisibility(context, project),
      viewerId: context.viewer?.id ?? null,
      version: project.version,
    },
    [parseSearchQuery(`is:open assignee:${quoteFilterValue(user.login)}`, Date.now())],
  );
  return {
    user,
    because: [
      done > 0
        ? `fixed ${formatShare(done, similar.length)}`
        : `assigned to ${formatShare(suggested.count, similar.length)}`,
      `${openCount.toLocaleString('en')} open now`,
    ],
    isLikely: suggested.isLikely,
  };
}
