import { lazyWithPreload } from '../../../ui/lazyWithPreload';

// The chunk also contains the code that copies links and issues, which is then loaded before a key needs it.
export const importBulkBar = () => import(/* webpackChunkName: "bulk-bar" */ './BulkBar');

/** The bar with the actions for the selected issues; its code is loaded after the first rows. */
export const BulkBar = lazyWithPreload(async () => (await importBulkBar()).BulkBar);
