/** Reads the texts around the matches of a query, for the issues of a page together. */
import type { Kysely } from 'kysely';
import type { IssueRowKey } from '../../store/read/issues';
import type { DatabaseTables } from '../../store/tables/DatabaseTables';
import { createExcerpt, type Excerpt } from './createExcerpt';
import { findMatchingTexts } from './findMatchingTexts';
import { createSnippetSearch } from './SnippetSearch';

export interface SnippetKey extends IssueRowKey {
  query: string;
}

export interface SearchSnippet extends Excerpt {
  project_id: number;
  number: number;
  query: string;
  /** The comment that contains the text; null: the issue's body contains it. */
  comment_id: number | null;
  /** The author of the comment. */
  author_id: number | null;
}

/** Returns the snippets of issues whose body or comments match the query, with one statement per query. */
export async function readSearchSnippets(
  db: Kysely<DatabaseTables>,
  keys: readonly SnippetKey[],
): Promise<SearchSnippet[]> {
  const queries = [...new Set(keys.map(({ query }) => query))];
  const snippets = queries.map((query) =>
    readSnippetsOfQuery(
      db,
      query,
      keys.filter((key) => key.query === query),
    ),
  );
  return (await Promise.all(snippets)).flat();
}

async function readSnippetsOfQuery(
  db: Kysely<DatabaseTables>,
  query: string,
  issues: readonly IssueRowKey[],
): Promise<SearchSnippet[]> {
  const search = createSnippetSearch(query);
  if (!search) return [];
  const snippets = new Map<string, SearchSnippet>();
  for (const found of await findMatchingTexts(db, issues, search.terms)) {
    const { project_id, number, comment_id, author_id, text, is_part } = found;
    const key = `${project_id}:${number}`;
    if (snippets.has(key)) continue;
    const findMatches = search.findMatches[comment_id === null ? 'body' : 'comments'];
    const excerpt = createExcerpt(text, findMatches, search.likelyMatchPattern, is_part);
    if (excerpt) snippets.set(key, { ...excerpt, project_id, number, query, comment_id, author_id });
  }
  return [...snippets.values()];
}
