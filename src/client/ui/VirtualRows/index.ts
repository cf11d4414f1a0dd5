export { ROWS_PER_BLOCK } from './rowRange';
export { scrollToAndFocusRow, handleRowNavigationKey } from './VirtualRows';
export type { ScrollPosition, VirtualRowsScroller } from './VirtualRowsScroller';
export type { IndexRange } from './rowRange';
export { type VirtualRowListModel, useVirtualRows, type VirtualRowsController } from './useVirtualRows';
export type { RowBlockProps } from './VirtualRows';
export { getPlainRowAttributes, type PlainRowOptions, PlainVirtualRow } from './VirtualRow';
export { VirtualRow } from './VirtualRow';
export { VirtualRows } from './VirtualRows';
