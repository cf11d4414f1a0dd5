import type { SourceComment } from '../input/SourceIssue';
import { sourceIdOf } from './timeline';

/**
 * The issue that this one repeats, as its texts say: "Duplicate of #12" on a line of its own is how one
 * marks duplicates on GitHub, which does not tell the target in its API. The last word counts.
 */
export function canonicalOf(
  repository: string | null,
  body: string,
  comments: readonly SourceComment[],
): string | undefined {
  for (const text of [...comments.map((comment) => comment.body).reverse(), body]) {
    const found = text.length < TEXT_LENGTH_MAX ? DUPLICATE_OF.exec(text) : null;
    if (found) return sourceIdOf(found[1] ?? found[3] ?? repository, Number(found[2] ?? found[4]));
  }
  return undefined;
}

/** Nobody marks a duplicate in a longer one. */
const TEXT_LENGTH_MAX = 65_536;

const DUPLICATE_OF =
  /^\s*(?:this is an? )?(?:duplicate|dupe?) of:? (?:([\w.-]+\/[\w.-]+)?#(\d{1,9})|https?:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/issues\/(\d{1,9}))\b/im;
