/**
 * Finds issues by words and phrases. The word index finds candidates, and SQL verifies those candidates that
 * the index cannot decide.
 */
import { sql } from 'kysely';
import type { SearchQueryTextNode } from '../../../shared/query/ast';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { buildTextMatchCondition, buildPhraseCondition, TITLE_LEXEME_PREFIX } from '../sql/words';
import { readSelectedIssueNumbers } from '../statements/readSelectedIssueNumbers';
import type { ValueAtProjectVersion } from '../statements/versioned';
import { mergeAscendingArrays } from './index/mergeAscendingArrays';
import type { WordIndexer } from './WordIndexer';

/** Maximum number of attempts to find and verify candidate issues at one project version. */
const TEXT_SEARCH_ATTEMPTS = 4;
const NO_ISSUE_NUMBERS = new Int32Array(0);

export interface TextSearchDependencies {
  store: DatabaseStore;
  indexer: WordIndexer;
  /**
   * Maximum number of candidate issues that one statement verifies, so that the statements of other requests
   * can run in between.
   */
  verifiedIssues: number;
}

/**
 * Finds the issues with a word or a phrase, numbers ascending, at this project version or a later one.
 * Returns null if the word index is not ready, or the project changes too quickly for it.
 */
export async function findIssuesByText(
  { store, indexer, verifiedIssues }: TextSearchDependencies,
  projectId: number,
  node: SearchQueryTextNode,
  version: number,
): Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>> | null> {
  const { terms, isExact } = toWordIndexTerms(node);
  for (let attempt = 1, minimum = version; attempt <= TEXT_SEARCH_ATTEMPTS; attempt++) {
    const found = await indexer.findIssuesWithTerms(terms, node.prefix, minimum);
    if (!found) return null;
    const { numbers } = found;
    if (isExact || numbers.length === 0) return { version: found.version, value: numbers };
    const verified = await verifyCandidateIssuesInSql(store, projectId, node, found, verifiedIssues);
    if (verified.version === found.version) return verified;
    minimum = verified.version;
  }
  return null;
}

/**
 * Returns the terms to look up in the word index. If `isExact` is false, the issues with these terms are only
 * candidates, which SQL must verify.
 */
function toWordIndexTerms({ tokens, fields, phrase }: SearchQueryTextNode): {
  terms: string[];
  isExact: boolean;
} {
  const isTitle = fields.length === 1 && fields[0] === 'title';
  return {
    terms: isTitle ? tokens.map((token) => TITLE_LEXEME_PREFIX + token) : tokens,
    isExact: !phrase && (isTitle || fields.length === 3),
  };
}

/**
 * Verifies candidate issues in SQL. If the project has changed since the candidates were found, returns the
 * new project version and no issues.
 */
async function verifyCandidateIssuesInSql(
  store: DatabaseStore,
  projectId: number,
  node: SearchQueryTextNode,
  { numbers: candidates, version: foundAt }: { numbers: Int32Array; version: number },
  perStatement: number,
): Promise<ValueAtProjectVersion<Int32Array<ArrayBuffer>>> {
  // A text with the phrase also contains its words. Checking both would read two long columns.
  const condition = node.phrase ? buildPhraseCondition(node) : buildTextMatchCondition(node);
  const found: Int32Array[] = [];
  for (let at = 0; at < candidates.length; at += perStatement) {
    const { version, value } = await readSelectedIssueNumbers(
      store.db,
      projectId,
      sql`SELECT t.number FROM issue_text t WHERE t.project_id = ${projectId}
        AND t.number = ANY(${[...candidates.subarray(at, at + perStatement)]}::int[]) AND ${condition}`,
    );
    if (version !== foundAt) return { version, value: NO_ISSUE_NUMBERS };
    found.push(value.sort());
  }
  return { version: foundAt, value: mergeAscendingArrays(found) };
}
