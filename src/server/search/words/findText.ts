/** Words and phrases: what the index finds for sure, and what must be looked through. */
import { sql } from 'kysely';
import type { TextNode } from '../../../shared/query/ast';
import type { Store } from '../../store/Store';
import { readNumbers } from '../columns/readRows';
import type { Versioned } from '../sql/versioned';
import { matchesText, phraseCondition, TITLE } from '../sql/words';
import { ascending } from './index/ascending';
import type { WordFollower } from './WordFollower';

/** How often candidates are found anew while the project keeps changing. */
const ATTEMPTS = 4;
const NONE = new Int32Array(0);

export interface TextSource {
  store: Store;
  follower: WordFollower;
  /** Candidates looked through by one statement: so many that others get in between. */
  verifiedIssues: number;
}

/**
 * The issues that have a word or a phrase, numbers ascending, as of this version of the project or a
 * later one; null where the index is not there, or the project changes too fast.
 */
export async function findText(
  { store, follower, verifiedIssues }: TextSource,
  projectId: number,
  node: TextNode,
  version: number,
): Promise<Versioned<Int32Array> | null> {
  const { terms, isCertain } = termsOf(node);
  for (let attempt = 1, least = version; attempt <= ATTEMPTS; attempt++) {
    const found = await follower.find(terms, node.prefix, least);
    if (!found) return null;
    const { numbers } = found;
    if (isCertain || numbers.length === 0) return { version: found.version, value: numbers };
    const verified = await verify(store, projectId, node, found, verifiedIssues);
    if (verified.version === found.version) return verified;
    least = verified.version;
  }
  return null;
}

/** What the index is asked for; not certain: what it finds must be looked through. */
function termsOf({ tokens, fields, phrase }: TextNode): { terms: string[]; isCertain: boolean } {
  const isTitle = fields.length === 1 && fields[0] === 'title';
  return {
    terms: isTitle ? tokens.map((token) => TITLE + token) : tokens,
    isCertain: !phrase && (isTitle || fields.length === 3),
  };
}

/** Which candidates have it; of the version of all statements, or of one that came in between. */
async function verify(
  store: Store,
  projectId: number,
  node: TextNode,
  { numbers: candidates, version: foundAt }: { numbers: Int32Array; version: number },
  atOnce: number,
): Promise<Versioned<Int32Array>> {
  // Where a phrase stands its words stand too; to look at both is to read two long columns.
  const condition = node.phrase ? phraseCondition(node) : matchesText(node);
  const found: Int32Array[] = [];
  for (let at = 0; at < candidates.length; at += atOnce) {
    const { version, value } = await readNumbers(
      store,
      projectId,
      sql`SELECT t.number FROM issue_text t WHERE t.project_id = ${projectId}
        AND t.number = ANY(${[...candidates.subarray(at, at + atOnce)]}::int[]) AND ${condition}`,
    );
    if (version !== foundAt) return { version, value: NONE };
    found.push(value.sort());
  }
  return { version: foundAt, value: ascending(found) };
}
