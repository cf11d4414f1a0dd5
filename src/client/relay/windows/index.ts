export { type RetainedQueryHandle, RetainedQuery, type RetainedQueryState } from './RetainedQuery';
export { pruneDanglingRelayReferences } from './pruneDanglingRelayReferences';
export { ListPageCache } from './ListPageCache';
