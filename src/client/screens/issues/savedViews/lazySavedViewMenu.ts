import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** Imports the menu of the open view and its query. */
export const importSavedViews = () => import(/* webpackChunkName: "saved-views" */ './SavedViewMenu');

/** The menu of the open view; its code is loaded with the first saved view. */
export const LoadedSavedView = lazyWithPreload(async () => (await importSavedViews()).LoadedSavedView);
