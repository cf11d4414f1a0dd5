import type { FilterField } from '../../../../shared/query/fields';
import { addFilterTerm, excludeFilterTerm, removeFilterTerm } from '../../../../shared/query/edit';
import { parseSearchQuery } from '../../../../shared/query/parse';
import { getFilterTermSelection } from '../../../../shared/query/terms';

/** The query after a click on a facet value: includes or excludes it; the same click again removes it. */
export function toggleFacetValueInQuery(
  query: string,
  field: FilterField,
  key: string,
  exclude: boolean,
): string {
  const selection = getFilterTermSelection(parseSearchQuery(query, 0).root, field, key);
  if (selection === (exclude ? 'EXCLUDED' : 'INCLUDED')) return removeFilterTerm(query, field, key);
  return exclude ? excludeFilterTerm(query, field, key) : addFilterTerm(query, field, key);
}

/** Stops keeping the previously clicked value in place. */
let releasePrevious = (): void => {};

/**
 * Keeps a facet value where it is on screen while the facets around it change after a click on it, so that a second
 * click hits the same value. Ends when the pointer leaves the facets.
 *
 * @param value element of the clicked value
 * @param panel element of all facets, in the element that scrolls them
 */
export function keepFacetValueInPlace(value: HTMLElement, panel: HTMLElement): void {
  releasePrevious();
  const scroller = panel.parentElement;
  if (!scroller) return;
  const top = value.getBoundingClientRect().top;
  let margin = parseFloat(panel.style.marginTop) || 0;
  const restore = () => {
    if (!value.isConnected) return;
    scroller.scrollTop += value.getBoundingClientRect().top - top;
    // If the container cannot scroll far enough, a margin above the facets compensates for the remaining distance.
    margin += top - value.getBoundingClientRect().top;
    panel.style.marginTop = `${margin}px`;
  };
  const observer = new MutationObserver(restore);
  const release = () => {
    observer.disconnect();
    scroller.removeEventListener('wheel', stopObserving);
    scroller.removeEventListener('pointerleave', release);
    panel.style.marginTop = '';
  };
  // When the user scrolls, the value may leave its position.
  const stopObserving = () => observer.disconnect();
  observer.observe(panel, { childList: true, subtree: true, characterData: true });
  scroller.addEventListener('wheel', stopObserving, { passive: true });
  scroller.addEventListener('pointerleave', release);
  releasePrevious = release;
}
