/** The feed of a saved view: its most recently changed issues. */
import { ISSUE_TYPES, PRIORITIES } from '../../../shared/issue';
import { FEED_ENTRIES_MAX } from '../../../shared/limits';
import { readIssueBodyStarts } from '../../store/read/feeds';
import type { IssueRow } from '../../store/read/issues';
import type { SavedViewRow } from '../../store/read/savedViews';
import { allMaybePromises } from '../base/maybePromise';
import type { RequestContext } from '../context/RequestContext';
import { loadLabel, requireIssueWorkflowState, toIssueRowKey } from '../issues/issues';
import { requireVisibleProject } from '../projects/projects';
import { createContainerIssueConnection, loadIssueContainer } from '../issues/issueContainers';
import { buildSavedViewShortPath, loadSavedView } from '../savedViews/savedViews';
import type { FeedTokenSubject } from './feedToken';

/** Maximum length of the description in an entry, in characters. */
const DESCRIPTION_START_LENGTH_MAX = 500;

export interface ViewFeed {
  view: SavedViewRow;
  /** Name of the project; null: the saved view belongs to all projects. */
  projectName: string | null;
  /**
   * Creation time of the project, or of the saved view if it belongs to all projects: the time of a feed without
   * entries.
   */
  createdAt: Date;
  /** Short path of the saved view. */
  path: string;
  /** Last change first. */
  entries: readonly ViewFeedEntry[];
}

export interface ViewFeedEntry {
  issue: IssueRow;
  projectKey: string;
  /** Null: unknown. */
  author: { name: string; login: string } | null;
  labels: readonly string[];
  /** State, type, priority and assignees in one line, and the start of the description, as plain text. */
  summary: string;
}

/** Loads the feed with the permissions of the context's viewer; null if they cannot see the saved view. */
export async function loadViewFeed(
  context: RequestContext,
  { projectId, viewId }: Pick<FeedTokenSubject, 'projectId' | 'viewId'>,
): Promise<ViewFeed | null> {
  const container = await loadIssueContainer(context, projectId);
  const view = container && (await loadSavedView(context, projectId, viewId));
  if (!view) return null;
  const list = {
    query: view.query,
    orderBy: { field: 'UPDATED_AT', direction: 'DESC' },
    first: FEED_ENTRIES_MAX,
  } as const;
  const connection = createContainerIssueConnection(context, container, list);
  const issues = (await connection.edges()).map(({ node }) => node);
  const descriptions = await readIssueBodyStarts(
    context.store.db,
    issues.map(toIssueRowKey),
    DESCRIPTION_START_LENGTH_MAX + 1,
  );
  const entries = await Promise.all(
    issues.map((issue, index) => createEntry(context, issue, descriptions[index]!)),
  );
  return {
    view,
    projectName: container.key === null ? null : container.name,
    createdAt: container.key === null ? view.created_at : container.created_at,
    path: await buildSavedViewShortPath(context, view),
    entries,
  };
}

async function createEntry(
  context: RequestContext,
  issue: IssueRow,
  description: string,
): Promise<ViewFeedEntry> {
  const [project, state, author, assignees, labels] = await Promise.all([
    requireVisibleProject(context, issue.project_id),
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
    projectKey: project.key,
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
