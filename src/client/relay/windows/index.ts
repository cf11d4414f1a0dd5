export { RetainedQuery, type RetainedState } from './RetainedQuery';
export { pruneLinks } from './pruneLinks';
export { Windows } from './Windows';
