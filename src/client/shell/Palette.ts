import { lazyWithPreload } from '../ui/lazyWithPreload';

/** The command palette; its code is loaded on demand. */
export const Palette = lazyWithPreload(async () => (await import('./PaletteMenu')).PaletteMenu);
