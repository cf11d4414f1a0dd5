import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** The facets. Their code is loaded after the first rows, while the server counts. */
export const FacetPanel = lazyWithPreload(async () => (await import('./FacetPanel')).FacetPanel);
