import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FIELDS } from '../../../../shared/fields/fields';
import {
  clampIssueColumnWidth,
  formatIssueColumns,
  type IssueColumn,
  parseIssueColumns,
} from '../../../../shared/issueList/issueColumns';
import {
  buildIssueListHref,
  ISSUE_SORT_FIELDS,
  isIssueSortAvailable,
  type IssueListUrlState,
  parseIssueSort,
} from '../../../../shared/issueList/issueListUrlState';
import { ISSUE_COLUMN_WIDTH_MAX_PX, ISSUE_COLUMN_WIDTH_MIN_PX } from '../../../../shared/limits';
import { announceToScreenReader } from '../../../ui/announce';
import { formatColumnTracks } from './columns';
import styles from './ColumnHeader.module.css';

interface ColumnHeaderProps {
  /** State of the list as given by the URL. */
  list: IssueListUrlState;
  /** The columns that are shown. */
  columns: readonly IssueColumn[];
}

/** How much an arrow key changes the width of a column, in px. */
const KEY_STEP_PX = 8;

/**
 * The names of the columns above the rows. A click sorts the list. The left edge of a column changes its width; Shift with an
 * arrow key on its name moves it.
 */
export function ColumnHeader({ list, columns }: ColumnHeaderProps) {
  const navigate = useNavigate();
  const header = useRef<HTMLDivElement>(null);
  const sort = parseIssueSort(list.sort);
  const drag = useRef<{ key: string; from: number; width: number } | null>(null);

  const go = (next: Partial<IssueListUrlState>, replace: boolean) =>
    void navigate(buildIssueListHref({ ...list, ...next }), { replace });
  const sortBy = (name: string) => {
    const direction =
      sort?.name === name ? (sort.direction === 'asc' ? 'desc' : 'asc') : ISSUE_SORT_FIELDS[name]![1];
    go({ sort: `${name}-${direction}` }, false);
  };
  /** Returns all columns of the URL, including those that do not fit, with the width of one of them changed. */
  const resize = (key: string, width: number): IssueColumn[] =>
    parseIssueColumns(list.columns ?? '').map((column) =>
      column.key === key ? { ...column, width: clampIssueColumnWidth(width) } : column,
    );
  const saveWidth = (key: string, width: number) =>
    go({ columns: formatIssueColumns(resize(key, width)) }, true);
  const move = (key: string, by: number) => {
    const all = parseIssueColumns(list.columns ?? '');
    const from = all.findIndex((column) => column.key === key);
    const to = from + by;
    if (to < 0 || to >= all.length) return;
    const moved = all.with(from, all[to]!).with(to, all[from]!);
    announceToScreenReader(`${all[from]!.label} is column ${to + 1} of ${all.length}`);
    go({ columns: formatIssueColumns(moved) }, true);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, { key, width }: IssueColumn) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { key, from: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current) return;
    // While the edge is dragged, only the style of the list changes. React renders at the end.
    const { key, from, width } = drag.current;
    const resized = new Map(resize(key, width + from - event.clientX).map((column) => [column.key, column]));
    header.current?.parentElement?.style.setProperty(
      '--column-tracks',
      formatColumnTracks(columns.map((column) => resized.get(column.key) ?? column)),
    );
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!drag.current) return;
    const { key, from, width } = drag.current;
    drag.current = null;
    if (event.clientX !== from) saveWidth(key, width + from - event.clientX);
  };
  const onEdgeKeyDown = (event: KeyboardEvent, { key, width }: IssueColumn) => {
    const step = event.key === 'ArrowLeft' ? KEY_STEP_PX : event.key === 'ArrowRight' ? -KEY_STEP_PX : 0;
    if (step === 0) return;
    event.preventDefault();
    saveWidth(key, width + step);
  };
  const onNameKeyDown = (event: KeyboardEvent, key: string) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (!event.shiftKey || by === 0) return;
    event.preventDefault();
    move(key, by);
  };
  const renderName = (label: string, sortName: string | null, key: string | null) => {
    const name = sortName !== null && isIssueSortAvailable(list.projectKey, sortName) ? sortName : null;
    const isSorted = sort !== null && sort.name === name;
    const arrow = isSorted && <span aria-hidden="true">{sort.direction === 'asc' ? '↑' : '↓'}</span>;
    return (
      <button
        type="button"
        className={
          key === null && (sortName === 'priority' || sortName === 'state') ? styles.icon : styles.name
        }
        aria-label={name === null ? label : `Sort by ${label.toLowerCase()}`}
        aria-pressed={name === null ? undefined : isSorted}
        title={label}
        onClick={() => name !== null && sortBy(name)}
        onKeyDown={(event) => key !== null && onNameKeyDown(event, key)}
      >
        <span className={styles.label}>{label}</span>
        {arrow}
      </button>
    );
  };

  return (
    <div ref={header} role="group" aria-label="Columns" className={styles.header}>
      <span />
      {renderName('Priority', 'priority', null)}
      {renderName('State', 'state', null)}
      {renderName('Number', 'number', null)}
      {renderName('Title', 'title', null)}
      {columns.map((column) => (
        <span
          key={column.key}
          className={column.field && FIELDS[column.field].kind === 'COUNT' ? styles.number : styles.column}
        >
          <span
            role="separator"
            tabIndex={0}
            aria-orientation="vertical"
            aria-label={`Width of ${column.label}`}
            aria-valuenow={column.width}
            aria-valuemin={ISSUE_COLUMN_WIDTH_MIN_PX}
            aria-valuemax={ISSUE_COLUMN_WIDTH_MAX_PX}
            className={styles.edge}
            onPointerDown={(event) => onPointerDown(event, column)}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onKeyDown={(event) => onEdgeKeyDown(event, column)}
          />
          {renderName(column.label, column.sort, column.key)}
        </span>
      ))}
    </div>
  );
}
