/** Validation of GraphQL connection arguments (first, after, last, before). */
import { WinnowError } from '../../../shared/errors';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import type { IssueListPageArguments } from './IssueSearch';

export interface ValidIssueListPageArguments {
  /**
   * The cursor from which the page continues. Null: it starts at the first row, or at the last one if
   * `backward`.
   */
  from: string | null;
  backward: boolean;
  size: number;
  /** Number of rows to skip after the cursor, or from the start of the list. */
  offset: number;
}

/**
 * Validates the arguments of a page.
 * @throws WinnowError VALIDATION_FAILED, or LIMIT_EXCEEDED if the page is larger than GRAPHQL_CONNECTION_PAGE_SIZE_MAX
 */
export function validateIssueListPageArguments({
  first,
  after,
  last,
  before,
  offset,
}: IssueListPageArguments): ValidIssueListPageArguments {
  if ((first === null) === (last === null))
    throw createInvalidPaginationArgumentError('Provide exactly one of `first` and `last`.');
  const backward = first === null;
  if (backward && after !== null)
    throw createInvalidPaginationArgumentError('Use `after` with `first`, and `before` with `last`.');
  if (!backward && before !== null)
    throw createInvalidPaginationArgumentError('Use `before` with `last`, and `after` with `first`.');
  if (offset !== null && backward)
    throw createInvalidPaginationArgumentError('Use `offset` with `first`; it cannot be used with `last`.');
  if (offset !== null && offset < 0)
    throw createInvalidPaginationArgumentError('`offset` must not be negative.');
  const size = (first ?? last)!;
  if (size < 1)
    throw createInvalidPaginationArgumentError(`\`${backward ? 'last' : 'first'}\` must be at least 1.`);
  if (size > GRAPHQL_CONNECTION_PAGE_SIZE_MAX)
    throw new WinnowError(
      'LIMIT_EXCEEDED',
      `A page can have at most ${GRAPHQL_CONNECTION_PAGE_SIZE_MAX} rows.`,
    );
  return { from: backward ? before : after, backward, size, offset: offset ?? 0 };
}

function createInvalidPaginationArgumentError(message: string): WinnowError {
  return new WinnowError('VALIDATION_FAILED', message);
}
