import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** The scrollbar of the list; its code is loaded after the first rows. */
export const ListScrollbar = lazyWithPreload(async () => (await import('./ListScrollbar')).ListScrollbar);
