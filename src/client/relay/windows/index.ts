export { RetainedQuery, type RetainedQueryState } from './RetainedQuery';
export { pruneDeadRecordLinks } from './pruneDeadRecordLinks';
export { ListPageCache } from './ListPageCache';
