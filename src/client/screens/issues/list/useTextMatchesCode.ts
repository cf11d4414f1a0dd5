import { useEffect, useState } from 'react';
import type * as TextMatchesCode from './textMatches';

/** Matches queries that may contain words. Other lists do not load the code for words, which parses the query. */
const WORD_PATTERN = /(^|[\s(])(?!-|[a-z-]+:(?!:))[^\s()]/i;

interface TextMatchesCodeState {
  /** Whether the query may contain words. */
  isNeeded: boolean;
  /** The code for queries with words; null: not loaded (yet). */
  code: typeof TextMatchesCode | null;
}

let loadedCode: typeof TextMatchesCode | null = null;

/** Loads the code for queries with words if a query may contain any. */
export function useTextMatchesCode(query: string): TextMatchesCodeState {
  const [code, setCode] = useState(loadedCode);
  const isNeeded = WORD_PATTERN.test(query);
  useEffect(() => {
    // If the chunk fails to load, titles are shown without highlights.
    if (isNeeded)
      import(/* webpackChunkName: "query" */ './textMatches').then(
        (loaded) => setCode((loadedCode = loaded)),
        () => {},
      );
  }, [isNeeded]);
  return { isNeeded, code };
}
