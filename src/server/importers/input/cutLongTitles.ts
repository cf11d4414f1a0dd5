import { ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import type { ImportSourceEvent, ImportSourceIssue } from './ImportSourceIssue';

/**
 * Cuts titles that are longer than Winnow allows, because lists and events contain them. The whole title of the issue
 * then precedes its description.
 */
export function cutLongTitles(issue: ImportSourceIssue): { issue: ImportSourceIssue; altered: string[] } {
  const title = cutTitle(issue.title);
  const events = issue.events?.map(cutTitlesOfRenamedEvent);
  if (title === issue.title) return { issue: { ...issue, events }, altered: [] };
  const body = `${issue.title}\n\n${issue.body ?? ''}`;
  const why = `issue ${issue.number}: the title has more than ${ISSUE_TITLE_LENGTH_MAX} characters; it was cut, and the whole title precedes the description`;
  return { issue: { ...issue, title, body, events }, altered: [why] };
}

const cutTitlesOfRenamedEvent = (event: ImportSourceEvent): ImportSourceEvent =>
  event.kind === 'renamed' ? { ...event, from: cutTitle(event.from), to: cutTitle(event.to) } : event;

/** Cuts a title to the maximum length, without splitting a surrogate pair. */
function cutTitle(title: string): string {
  if (title.length <= ISSUE_TITLE_LENGTH_MAX) return title;
  return `${title.slice(0, ISSUE_TITLE_LENGTH_MAX - 1).replace(/\p{Surrogate}$/u, '')}…`;
}
