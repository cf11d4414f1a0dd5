/** Code for lists with chosen columns. It is loaded on demand. */
export { ColumnHeader } from './ColumnHeader';
export { IssueColumnPages } from './IssueColumnPages';
export { layOutColumns } from './layOutColumns';
