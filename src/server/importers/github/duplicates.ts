import type { ImportSourceComment } from '../input/ImportSourceIssue';
import { formatIssueSourceId } from './sourceIds';

/**
 * Finds the source id of the issue that an issue duplicates. GitHub's API does not contain it, but people mark
 * duplicates with the text "Duplicate of #12" at the start of a line. The latest comment with such a line
 * counts; if there is none, the issue's body is searched.
 */
export function findCanonicalIssueSourceId(
  repository: string | null,
  body: string,
  comments: readonly ImportSourceComment[],
): string | undefined {
  for (const text of [...comments.map((comment) => comment.body).reverse(), body]) {
    const found = text.length < DUPLICATE_OF_COMMENT_LENGTH_MAX ? DUPLICATE_OF_PATTERN.exec(text) : null;
    if (found) return formatIssueSourceId(found[1] ?? found[3] ?? repository, Number(found[2] ?? found[4]));
  }
  return undefined;
}

/** Comments longer than this, in UTF-16 units, are not searched for "Duplicate of". */
const DUPLICATE_OF_COMMENT_LENGTH_MAX = 65_536;

const DUPLICATE_OF_PATTERN =
  /^\s*(?:this is an? )?(?:duplicate|dupe?) of:? (?:([\w.-]+\/[\w.-]+)?#(\d{1,9})|https?:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/issues\/(\d{1,9}))\b/im;
