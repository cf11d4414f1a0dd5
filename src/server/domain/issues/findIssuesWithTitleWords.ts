/**
 * Finds issues with similar titles with the issue search, as a replacement while the duplicate search is unavailable.
 */
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import type { ProjectRow } from '../../store/read/projects';
import type { DuplicateCandidate } from '../context/SharedServices';
import type { RequestContext } from '../context/RequestContext';
import { toIssueListRequest } from './createIssueConnection';
import { loadListedIssues } from './issues';

/**
 * Issues of the project with at least one title word in common with `title`, most similar first. The score is the
 * number of common words divided by the number of different words of both titles, so it is 1 only for equal titles.
 */
export async function findIssuesWithTitleWords(
  context: RequestContext,
  project: ProjectRow,
  title: string,
  limit: number,
): Promise<DuplicateCandidate[]> {
  const query = createTitleWordsQuery(title);
  if (query === null) return [];
  const list = context.search.list({
    ...toIssueListRequest(context, project, query),
    order: { field: 'RELEVANCE', direction: 'DESC' },
  });
  const page = await list.readIssuePage({
    first: Math.min(limit, GRAPHQL_CONNECTION_PAGE_SIZE_MAX),
    after: null,
    last: null,
    before: null,
    offset: null,
  });
  const issues = await loadListedIssues(context, project.id, page);
  const words = listTitleWords(title);
  return issues
    .flatMap((issue) => {
      // An issue that was deleted between the search and the reading of its row is left out.
      if (issue === null) return [];
      const otherWords = listTitleWords(issue.title);
      const common = [...words].filter((word) => otherWords.has(word)).length;
      if (common === 0) return [];
      const score = common / (words.size + otherWords.size - common);
      const reason = `${common} title ${common === 1 ? 'word' : 'words'} in common`;
      return { number: issue.number, score, reasons: [reason], isPreselected: false };
    })
    .sort((a, b) => b.score - a.score || b.number - a.number);
}

/** Maximum words in the query. The longest words of a title are used, because they are the most specific. */
const TITLE_WORDS_QUERY_WORDS_MAX = 8;
/** Minimum length of a word in the query; shorter words are too common. */
const TITLE_WORD_LENGTH_MIN = 3;

/** The different words of a title in lower case, except short ones. */
function listTitleWords(title: string): Set<string> {
  const words = title.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return new Set(
    words.map((word) => word.toLowerCase()).filter((word) => word.length >= TITLE_WORD_LENGTH_MIN),
  );
}

/**
 * The query for issues that contain any word of a title; ordered by relevance, the most similar come first. Each
 * word is quoted, so that no part of a title is parsed as a filter or an operator.
 *
 * @returns null if the title has no usable words
 */
export function createTitleWordsQuery(title: string): string | null {
  const longest = [...listTitleWords(title)]
    .sort((a, b) => b.length - a.length)
    .slice(0, TITLE_WORDS_QUERY_WORDS_MAX);
  return longest.length === 0 ? null : longest.map((word) => `"${word}"`).join(' OR ');
}
