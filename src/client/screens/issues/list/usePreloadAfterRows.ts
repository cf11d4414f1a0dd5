import { useEffect, useState } from 'react';
import { importIssueFieldPicker } from '../../../components/pickers/useIssueFieldPicker';
import { buildIssueHref } from '../../../components/issueHref';
import { usePreloadScreen } from '../../../navigation/preload';
import { importReplayKeys } from '../../../ui/keys/heldKeys';
import { BulkBar } from '../bulk/lazyBulkBar';
import { FacetPanel } from '../facets/lazyFacetPanel';
import { importPeekPanelQuery, PeekPanel } from '../peek/lazyPeekPanel';
import { importHighlightedSearchQuery } from '../query/useHighlightedSearchQuery';

/** Delay after the first rows, in ms, so that the code does not compete with their paint and the facets. */
const PRELOAD_DELAY_MS = 200;

/**
 * Loads the code of the facets and of the scrollbar after the first rows and, a little later, that of the list's shortcuts and
 * of an issue: pickers, preview, bulk bar and issues then open without delay, the former also offline.
 *
 * @returns whether the list is interactive, after which parts that are loaded on demand can be rendered
 */
export function usePreloadAfterRows(areRowsLoaded: boolean): boolean {
  const [isUsable, setUsable] = useState(false);
  const preloadScreen = usePreloadScreen();
  useEffect(() => {
    if (!areRowsLoaded) return;
    // The list is now interactive. An end-to-end test limits the size of the code that is loaded before this mark.
    performance.mark('winnow.list');
    FacetPanel.preload();
    const usableTimer = setTimeout(() => setUsable(true));
    const timer = setTimeout(() => {
      importReplayKeys().catch(() => {});
      importHighlightedSearchQuery().catch(() => {});
      importIssueFieldPicker().catch(() => {});
      importPeekPanelQuery().catch(() => {});
      PeekPanel.preload();
      BulkBar.preload();
      // Only the code is loaded, which is the same for all issues.
      preloadScreen(buildIssueHref('-', 1), 'code');
    }, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(usableTimer);
      clearTimeout(timer);
    };
  }, [areRowsLoaded, preloadScreen]);
  return isUsable;
}
