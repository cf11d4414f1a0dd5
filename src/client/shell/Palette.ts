import { lazyOnIntent } from '../ui/lazyOnIntent';

/** Going anywhere and doing what has no place of its own; its code comes when it is wanted. */
export const Palette = lazyOnIntent(async () => (await import('./PaletteMenu')).PaletteMenu);
