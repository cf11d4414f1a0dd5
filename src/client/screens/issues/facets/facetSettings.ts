/** Settings of the facets in this browser, stored in localStorage: which are collapsed, and whether all are hidden. */

const COLLAPSED_FACETS_STORAGE_KEY = 'winnow.facets.collapsed';
const HIDDEN_FACETS_STORAGE_KEY = 'winnow.facets.hidden';
/**
 * Attribute that the document's root element has while the user hides the facets beside the issue list. CSS reads
 * it, so that the loading skeleton has the same columns as the list.
 */
const HIDDEN_FACETS_ATTRIBUTE = 'data-facets-hidden';

const readSetting = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};
const saveSetting = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without localStorage, the setting lasts until the page is reloaded.
  }
};

const collapsedFacets = new Set(readSetting(COLLAPSED_FACETS_STORAGE_KEY).split(' '));

/** Hides the facets if the user has hidden them in this browser; called before the first paint. */
export function restoreHiddenFacets(): void {
  document.documentElement.toggleAttribute(
    HIDDEN_FACETS_ATTRIBUTE,
    readSetting(HIDDEN_FACETS_STORAGE_KEY) === 'true',
  );
}

export const isFacetCollapsed = (field: string): boolean => collapsedFacets.has(field);

export function setFacetCollapsed(field: string, collapsed: boolean): void {
  if (collapsed) collapsedFacets.add(field);
  else collapsedFacets.delete(field);
  saveSetting(COLLAPSED_FACETS_STORAGE_KEY, [...collapsedFacets].join(' '));
}

/** Hides the facets beside the list, or shows them again. */
export function toggleFacetsHidden(): void {
  const hidden = document.documentElement.toggleAttribute(HIDDEN_FACETS_ATTRIBUTE);
  saveSetting(HIDDEN_FACETS_STORAGE_KEY, String(hidden));
}
