import { useEffect, useState } from 'react';

/** Loads the code that colors the terms of a query. */
export const importHighlightedSearchQuery = () => import('./HighlightedSearchQuery');
type HighlightedSearchQueryCode = Awaited<ReturnType<typeof importHighlightedSearchQuery>>;

let loadedCode: HighlightedSearchQueryCode | null = null;

/**
 * The code that colors the terms of a query; null until it has loaded, when the query is shown without colors. If it
 * fails to load, it is requested again when the text changes.
 */
export function useHighlightedSearchQuery(text: string): HighlightedSearchQueryCode | null {
  const [code, setCode] = useState(loadedCode);
  useEffect(() => {
    if (text === '' || code) return;
    importHighlightedSearchQuery().then(
      (loaded) => setCode((loadedCode = loaded)),
      () => {},
    );
  }, [text, code]);
  return code;
}
