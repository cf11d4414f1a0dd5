/** The rules of a page's arguments, told to whoever breaks them. */
import { WinnowError } from '../../../shared/errors';
import { PAGE_MAX } from '../../../shared/limits';
import type { PageArguments } from '../Search';

export interface PageWalk {
  /** A row's cursor to go on from; null: from the end in question. */
  from: string | null;
  backward: boolean;
  size: number;
  /** Rows to pass over, counted from `from`. */
  offset: number;
}

/** @throws WinnowError VALIDATION_FAILED, or LIMIT_EXCEEDED for too large a page. */
export function pageWalk({ first, after, last, before, offset }: PageArguments): PageWalk {
  if ((first === null) === (last === null)) throw invalid('Ask for `first` or `last`, one of the two.');
  const backward = first === null;
  if (backward && after !== null) throw invalid('`after` goes with `first`; with `last` it is `before`.');
  if (!backward && before !== null) throw invalid('`before` goes with `last`; with `first` it is `after`.');
  if (offset !== null && backward)
    throw invalid('`offset` counts from the start or from `after`: it goes with `first`.');
  if (offset !== null && offset < 0) throw invalid('`offset` is not below 0.');
  const size = (first ?? last)!;
  if (size < 1) throw invalid(`\`${backward ? 'last' : 'first'}\` is at least 1.`);
  if (size > PAGE_MAX) throw new WinnowError('LIMIT_EXCEEDED', `A page has at most ${PAGE_MAX} rows.`);
  return { from: backward ? before : after, backward, size, offset: offset ?? 0 };
}

function invalid(message: string): WinnowError {
  return new WinnowError('VALIDATION_FAILED', message);
}
