/** Texts that exceed a limit of Winnow: long titles, and words that the search index does not hold. */
import { ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import type { ImportSourceEvent, ImportSourceIssue } from './ImportSourceIssue';
import type { ReportEntry } from '../../domain/imports/reportEntries';
import { countOmittedWords } from '../../store/load/buildIssueTextIndex';

/**
 * Cuts titles that are longer than Winnow allows, because lists and events contain them. The whole title of the issue
 * then precedes its description.
 */
export function cutLongTitles(issue: ImportSourceIssue): {
  issue: ImportSourceIssue;
  altered: ReportEntry[];
} {
  const title = cutTitle(issue.title);
  const events = issue.events?.map(cutTitlesOfRenamedEvent);
  if (title === issue.title) return { issue: { ...issue, events }, altered: [] };
  const body = `${issue.title}\n\n${issue.body ?? ''}`;
  return {
    issue: { ...issue, title, body, events },
    altered: [{ code: 'title_cut', issue: issue.number, characters: ISSUE_TITLE_LENGTH_MAX }],
  };
}

const cutTitlesOfRenamedEvent = (event: ImportSourceEvent): ImportSourceEvent =>
  event.kind === 'renamed' ? { ...event, from: cutTitle(event.from), to: cutTitle(event.to) } : event;

/** Cuts a title to the maximum length, without splitting a surrogate pair. */
function cutTitle(title: string): string {
  if (title.length <= ISSUE_TITLE_LENGTH_MAX) return title;
  return `${title.slice(0, ISSUE_TITLE_LENGTH_MAX - 1).replace(/\p{Surrogate}$/u, '')}…`;
}

/** An issue with texts up to this length, in UTF-16 code units, cannot have more words than the search index holds. */
const ALWAYS_INDEXED_TEXT_LENGTH = 100_000;

/** Describes how many words of a very long issue are missing in the search index. */
export function describeUnindexedWords({
  number,
  title,
  body = '',
  comments = [],
}: ImportSourceIssue): ReportEntry[] {
  const texts = comments.map((comment) => comment.body);
  const length = texts.reduce((sum, text) => sum + text.length, title.length + body.length);
  if (length <= ALWAYS_INDEXED_TEXT_LENGTH) return [];
  const words = countOmittedWords(title, body, texts);
  return words === 0 ? [] : [{ code: 'words_not_indexed', issue: number, words }];
}
