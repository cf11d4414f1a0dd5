export { HeldQuery, type HeldState } from './HeldQuery';
export { pruneLinks } from './pruneLinks';
export { Windows } from './Windows';
