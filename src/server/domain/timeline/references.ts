/** The sources of `referenced` events: the issues and pages that mention an issue. */
import {
  buildSourceIssueUrl,
  normalizeSourceIssueUrl,
  parseSourceIssueUrl,
  type SourceIssue,
} from '../../../shared/issueUrls';
import type { IssueRow } from '../../store/read/issues';
import type { IssueEventRow } from '../../store/read/timeline';
import type { RequestContext } from '../context/RequestContext';
import { findImportedIssue, formatSourceIssueName, loadIssueSourceRepository } from '../issues/importSources';
import { requireVisibleProject } from '../projects/projects';
import {
  getEventDataNumber,
  getEventDataText,
  getEventDataUrl,
  hasEventDataKey,
  loadIssueReferencedByEvent,
} from './eventValues';

export interface ReferenceSource {
  /** The mentioning issue, if it is in Winnow and visible to the viewer. The other fields are null then. */
  issue: IssueRow | null;
  url: string | null;
  title: string | null;
  /** Issue or pull request in another tracker, such as `acme/kettle#12`. */
  sourceIssueName: string | null;
}

const HIDDEN_REFERENCE_SOURCE: ReferenceSource = {
  issue: null,
  url: null,
  title: null,
  sourceIssueName: null,
};

export async function loadReferenceSource(
  context: RequestContext,
  event: IssueEventRow,
): Promise<ReferenceSource> {
  const number = getEventDataNumber(event, 'after', 'number');
  if (number !== null) {
    const issue = await loadIssueReferencedByEvent(context, event, 'after');
    return issue ? { ...HIDDEN_REFERENCE_SOURCE, issue } : loadMissingIssueSource(context, event, number);
  }
  const url = getEventDataUrl(event, 'after', 'url');
  const source = url === null ? null : parseSourceIssueUrl(url);
  const imported = source && (await loadImportedIssue(context, event, source));
  if (imported) return { ...HIDDEN_REFERENCE_SOURCE, issue: imported };
  const title = getEventDataText(event, 'after', 'title');
  const sourceIssueName = source && formatSourceIssueName(source);
  return { issue: null, url, title: title === sourceIssueName ? null : title, sourceIssueName };
}

/**
 * The source of a mention by an issue that is not in Winnow: the import did not contain it, or it was deleted. Nothing
 * is shown for issues of other projects, because the viewer may not be allowed to see them.
 */
async function loadMissingIssueSource(
  context: RequestContext,
  event: IssueEventRow,
  number: number,
): Promise<ReferenceSource> {
  if (event.source_id === null || hasEventDataKey(event, 'after', 'project')) return HIDDEN_REFERENCE_SOURCE;
  const issueKey = { projectId: event.project_id, number: event.issue_number };
  const repository = await loadIssueSourceRepository(context, issueKey);
  if (!repository) return HIDDEN_REFERENCE_SOURCE;
  const source = { repository, number, isPullRequest: false };
  return {
    ...HIDDEN_REFERENCE_SOURCE,
    url: buildSourceIssueUrl(repository, number),
    sourceIssueName: formatSourceIssueName(source),
  };
}

async function loadImportedIssue(
  context: RequestContext,
  event: IssueEventRow,
  source: SourceIssue,
): Promise<IssueRow | null> {
  if (source.isPullRequest) return null;
  const project = await requireVisibleProject(context, event.project_id);
  const found = await findImportedIssue(context, normalizeSourceIssueUrl(source), project.key);
  return found?.issue ?? null;
}
