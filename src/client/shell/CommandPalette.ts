import { lazyWithPreload } from '../ui/lazyWithPreload';

/** The command palette; its code is loaded on demand. */
export const CommandPalette = lazyWithPreload(
  async () => (await import('./CommandPaletteMenu')).CommandPaletteMenu,
);
