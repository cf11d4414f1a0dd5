export { BLOCK_ROWS } from './rowRange';
export { goToRow, handleRowKey } from './rowKeys';
export type { ScrollPosition, Scroller } from './Scroller';
export type { BlockRange } from './rowRange';
export { type RowModel, useVirtualRows, type VirtualRowsController } from './useVirtualRows';
export type { BlockProps } from './VirtualBlock';
export { VirtualRow } from './VirtualRow';
export { VirtualRows } from './VirtualRows';
