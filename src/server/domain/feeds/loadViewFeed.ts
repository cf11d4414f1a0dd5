/** The feed of a saved view: its most recently changed issues. */
import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
import { FEED_ENTRIES_MAX } from '../../../shared/limits';
import { readIssueBodyStarts } from '../../store/read/feeds';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { SavedViewRow } from '../../store/read/savedViews';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { toIssueListRequest } from '../issues/createIssueConnection';
import { loadLabel, loadListedIssues, requireIssueWorkflowState } from '../issues/issues';
import { loadProjectById } from '../projects/projects';
import { loadSavedView } from '../savedViews/savedViews';
import type { FeedTokenSubject } from './feedToken';

/** Maximum length of the description in an entry, in characters. */
const DESCRIPTION_START_LENGTH_MAX = 500;

export interface ViewFeed {
  project: ProjectRow;
  view: SavedViewRow;
  /** Last change first. */
  entries: readonly ViewFeedEntry[];
}

export interface ViewFeedEntry {
  issue: IssueRow;
  /** Null: unknown. */
  author: { name: string; login: string } | null;
  labels: readonly string[];
  /** State, type, priority and assignees in one line, and the start of the description, as plain text. */
  summary: string;
}

/** Loads the feed with the permissions of the context's viewer; null if they cannot see the view. */
export async function loadViewFeed(
  context: RequestContext,
  { projectId, viewId }: Pick<FeedTokenSubject, 'projectId' | 'viewId'>,
): Promise<ViewFeed | null> {
  const project = await loadProjectById(context, projectId);
  const view = project && (await loadSavedView(context, projectId, viewId));
  if (!view) return null;
  const list = context.search.list({
    ...toIssueListRequest(context, project, view.query),
    order: { field: 'UPDATED_AT', direction: 'DESC' },
  });
  const page = await list.readIssuePage({
    first: FEED_ENTRIES_MAX,
    after: null,
    last: null,
    before: null,
    offset: null,
  });
  // An issue that was deleted after the page was read is left out.
  const issues = (await loadListedIssues(context, projectId, page)).filter((issue) => issue !== null);
  const descriptions = await readIssueBodyStarts(
    context.store.db,
    projectId,
    issues.map(({ number }) => number),
    DESCRIPTION_START_LENGTH_MAX + 1,
  );
  const entries = await Promise.all(
    issues.map((issue) => createEntry(context, issue, descriptions.get(issue.number) ?? '')),
  );
  return { project, view, entries };
}

async function createEntry(
  context: RequestContext,
  issue: IssueRow,
  description: string,
): Promise<ViewFeedEntry> {
  const [state, author, assignees, labels] = await Promise.all([
    requireIssueWorkflowState(context, issue),
    issue.author_id === null ? null : context.load.users.load(issue.author_id),
    allMaybePromises(issue.assignee_ids.map((id) => context.load.users.load(id))),
    allMaybePromises(issue.label_ids.map((id) => loadLabel(context, issue.project_id, id))),
  ]);
  const priority = PRIORITIES[issue.priority] ?? 'none';
  const logins = assignees.flatMap((user) => (user ? [`@${user.login}`] : []));
  const values = [
    state.name,
    ISSUE_TYPES[issue.type] ?? '',
    priority === 'none' ? '' : `${priority} priority`,
    logins.length > 0 ? `assigned to ${logins.join(', ')}` : '',
  ];
  return {
    issue,
    author: author && { name: author.name || author.login, login: author.login },
    labels: labels.flatMap((label) => (label ? [label.name] : [])),
    summary: [values.filter(Boolean).join(' · '), shorten(description.trim())].filter(Boolean).join('\n\n'),
  };
}

const shorten = (text: string): string => {
  const characters = [...text];
  return characters.length > DESCRIPTION_START_LENGTH_MAX
    ? `${characters.slice(0, DESCRIPTION_START_LENGTH_MAX - 1).join('')}…`
    : text;
};
