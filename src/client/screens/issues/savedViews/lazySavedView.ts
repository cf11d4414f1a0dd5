import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** Imports the menu of the open view and its query. */
export const importSavedViews = () => import(/* webpackChunkName: "saved-views" */ './LoadedSavedView');

export const LoadedSavedView = lazyWithPreload(async () => (await importSavedViews()).LoadedSavedView);
