export { HeldQuery, type HeldState } from './HeldQuery';
export { pruneLinks } from './pruneLinks';
export { type PageRange, Windows } from './Windows';
