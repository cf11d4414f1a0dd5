import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** The facets. Their code is loaded after the first rows, while the server counts. */
export const FacetPanel = lazyWithPreload(async () => (await import('../facets/FacetPanel')).FacetPanel);

/** The panel with the preview of an issue; its code is loaded when a row receives the focus or is previewed. */
export const PreviewPanel = lazyWithPreload(
  async () => (await import('../preview/PreviewPanel')).PreviewPanel,
);

/** Loads the query of the preview: like the code of the panel, it is needed only when an issue is previewed. */
export const importPreviewPanelQuery = () => import('../../../../../__generated__/PreviewPanelQuery.graphql');

/** The scrollbar of the list; its code is loaded after the first rows. */
export const ListScrollbar = lazyWithPreload(
  async () => (await import('../scrollbar/ListScrollbar')).ListScrollbar,
);

/** The heading of a group of issues; its code is loaded with the first grouped list. */
export const GroupHeading = lazyWithPreload(async () => (await import('./GroupHeading')).GroupHeading);
