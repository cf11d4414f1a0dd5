import { lazyWithPreload } from '../../../ui/lazyWithPreload';

/** The heading of a group of issues; its code is loaded with the first grouped list. */
export const GroupHeading = lazyWithPreload(async () => (await import('./GroupHeading')).GroupHeading);
