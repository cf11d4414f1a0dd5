import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** The panel with the preview of an issue; its code is loaded when a row receives the focus or is previewed. */
export const PeekPanel = lazyWithPreload(async () => (await import('./PeekPanel')).PeekPanel);

/** Loads the query of the preview: like the code of the panel, it is needed only when an issue is previewed. */
export const importPeekPanelQuery = () => import('../../../../../__generated__/PeekPanelQuery.graphql');
