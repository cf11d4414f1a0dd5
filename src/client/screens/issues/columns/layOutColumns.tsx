import type { CSSProperties, ReactNode } from 'react';
import { type IssueColumn, parseIssueColumns } from '../../../../shared/issueList/issueColumns';
import type { RowWidths } from '../row/labelSpace';
import { IssueColumnCells } from './IssueColumnCells';
import type { IssueColumnPages } from './IssueColumnPages';

/** Distance between the columns of a row, in px. */
const COLUMN_GAP_PX = 10;
/** Width of everything left of the title except the key, and of the row's padding, in px, with the gaps (IssueRow.module.css). */
const LEADING_WIDTH_PX = 16 + 3 * (16 + COLUMN_GAP_PX) + COLUMN_GAP_PX + 12;
/** Minimum width of the title and its labels, in px. Columns that leave less are not shown. */
const TITLE_WIDTH_MIN_PX = 200;
/** Lists up to this width have the default columns: narrower rows have another layout. */
const LIST_WIDTH_WITHOUT_COLUMNS_MAX_PX = 560;
/** Width of the default columns with their gaps, in px, which computeLabelSpace subtracts from a wide row. */
const DEFAULT_COLUMNS_WIDTH_PX = 40 + 34 + 60 + 3 * COLUMN_GAP_PX;
/** A width of the list at which computeLabelSpace assumes all default columns, in px. */
const WIDE_LIST_WIDTH_PX = 1_000;

/** The columns of the rows of a list that fit into its width. */
export interface ListColumns {
  readonly columns: readonly IssueColumn[];
  /** Style of the list, with the tracks of the columns in the grid of its rows. */
  readonly style: CSSProperties;
  /** The widths of rows by which their labels are laid out. */
  readonly widths: RowWidths;
  renderCells: (rank: number, issueId: string) => ReactNode;
}

/** Lays out the columns of the URL. Those on the right that do not fit are left out; null: none fits. */
export function layOutColumns(
  text: string,
  { list, row, key, isTwoLine }: RowWidths,
  pages: IssueColumnPages,
): ListColumns | null {
  if (isTwoLine || list <= LIST_WIDTH_WITHOUT_COLUMNS_MAX_PX) return null;
  let space = row - LEADING_WIDTH_PX - key - TITLE_WIDTH_MIN_PX;
  const columns: IssueColumn[] = [];
  for (const column of parseIssueColumns(text)) {
    space -= column.width + COLUMN_GAP_PX;
    if (space < 0) break;
    columns.push(column);
  }
  if (columns.length === 0) return null;
  const width = columns.reduce((sum, column) => sum + column.width + COLUMN_GAP_PX, 0);
  return {
    columns,
    style: { '--column-tracks': formatColumnTracks(columns) } as CSSProperties,
    widths: {
      list: WIDE_LIST_WIDTH_PX,
      row: row - width + DEFAULT_COLUMNS_WIDTH_PX,
      key,
      isTwoLine,
    },
    renderCells: (rank, issueId) => <IssueColumnCells {...{ columns, pages, rank, issueId }} />,
  };
}

/** The tracks of the columns in the grid of a row. */
export const formatColumnTracks = (columns: readonly IssueColumn[]): string =>
  columns.map(({ width }) => `${width}px`).join(' ');
