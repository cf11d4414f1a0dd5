export { ROWS_PER_BLOCK } from './rowRange';
export { scrollToAndFocusRow, handleRowNavigationKey } from './rowKeys';
export type { ScrollPosition, Scroller } from './Scroller';
export type { IndexRange } from './rowRange';
export { type VirtualRowModel, useVirtualRows, type VirtualRowsController } from './useVirtualRows';
export type { RowBlockProps } from './VirtualRowBlock';
export { VirtualRow } from './VirtualRow';
export { VirtualRows } from './VirtualRows';
