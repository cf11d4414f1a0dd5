import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** The panel with the preview of an issue; its code is loaded when a row receives the focus or is previewed. */
export const PeekPanel = lazyWithPreload(async () => (await import('./PeekPanel')).PeekPanel);
