export { ROWS_PER_BLOCK } from './rowRange';
export { goToRow, handleRowNavigationKey } from './rowKeys';
export type { ScrollPosition, Scroller } from './Scroller';
export type { IndexRange } from './rowRange';
export { type RowModel, useVirtualRows, type VirtualRowsController } from './useVirtualRows';
export type { RowBlockProps } from './VirtualBlock';
export { VirtualRow } from './VirtualRow';
export { VirtualRows } from './VirtualRows';
