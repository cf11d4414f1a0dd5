import { lazyWithPreload } from '../../../ui/lazyWithPreload';

export const importBulkBar = () => import('./BulkBar');

/** The bar with the actions for the selected issues; its code is loaded after the first rows. */
export const BulkBar = lazyWithPreload(async () => (await importBulkBar()).BulkBar);
