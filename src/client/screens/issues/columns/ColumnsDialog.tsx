import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  clampIssueColumnWidth,
  createLabelScopeColumnKey,
  DEFAULT_ISSUE_COLUMNS,
  formatIssueColumns,
  ISSUE_COLUMN_OPTIONS,
  type IssueColumn,
  parseIssueColumn,
  parseIssueColumns,
} from '../../../../shared/issueList/issueColumns';
import { buildIssueListHref, type IssueListUrlState } from '../../../../shared/issueList/issueListUrlState';
import {
  ISSUE_COLUMN_WIDTH_MAX_PX,
  ISSUE_COLUMN_WIDTH_MIN_PX,
  ISSUE_COLUMNS_MAX,
} from '../../../../shared/limits';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import type { IssueListStore } from '../data/IssueListStore';
import { fetchLabelScopes } from '../data/labelScopes';
import styles from './ColumnsDialog.module.css';

interface ColumnsDialogProps {
  store: IssueListStore;
  /** State of the list as given by the URL. */
  list: IssueListUrlState;
  onClose: () => void;
}

const DEFAULT_COLUMNS = DEFAULT_ISSUE_COLUMNS.join('.');

/** The label scopes of the project: not requested, being loaded, failed to load, or loaded. */
type LabelScopes = 'none' | 'loading' | 'failed' | readonly string[];

interface OfferedColumn {
  column: IssueColumn;
  isShown: boolean;
}

/** Returns all columns that can be chosen: those in the URL's text first, in their order. */
function offerColumns(text: string): OfferedColumn[] {
  const chosen = parseIssueColumns(text);
  const others = Object.keys(ISSUE_COLUMN_OPTIONS).filter((key) => chosen.every((one) => one.key !== key));
  return [
    ...chosen.map((column) => ({ column, isShown: true })),
    ...others.flatMap((key) => offerHiddenColumn(key)),
  ];
}

function offerHiddenColumn(key: string): OfferedColumn[] {
  const column = parseIssueColumn(key);
  return column ? [{ column, isShown: false }] : [];
}

/**
 * Dialog to choose, order and resize the columns of the list. Each change is shown at once. A column keeps its place in the
 * dialog when it is chosen, so that the focus stays where it is.
 */
export function ColumnsDialog({ store, list, onClose }: ColumnsDialogProps) {
  const navigate = useNavigate();
  const [labelScopes, setLabelScopes] = useState<LabelScopes>('none');
  const [offered, setOffered] = useState(() => offerColumns(list.columns ?? DEFAULT_COLUMNS));
  const shownCount = offered.filter(({ isShown }) => isShown).length;

  const save = (next: OfferedColumn[]) => {
    setOffered(next);
    const shown = next.filter(({ isShown }) => isShown).map(({ column }) => column);
    void navigate(buildIssueListHref({ ...list, columns: formatIssueColumns(shown) }), { replace: true });
  };
  const change = (index: number, changed: Partial<OfferedColumn>) =>
    save(offered.with(index, { ...offered[index]!, ...changed }));
  /** Returns the index of the nearest shown column before (-1) or after (1) a column; -1 if there is none. */
  const findNeighbor = (index: number, by: -1 | 1): number =>
    by < 0
      ? offered.findLastIndex(({ isShown }, i) => isShown && i < index)
      : offered.findIndex(({ isShown }, i) => isShown && i > index);
  const move = (button: HTMLButtonElement, index: number, by: -1 | 1) => {
    save(offered.toSpliced(index, 1).toSpliced(findNeighbor(index, by), 0, offered[index]!));
    // Browsers take the focus away from an element that is moved.
    requestAnimationFrame(() => button.focus());
  };
  const loadLabelScopes = (projectKey: string) => {
    setLabelScopes('loading');
    fetchLabelScopes(store.environment, projectKey).then(
      (scopes) => {
        setLabelScopes(scopes);
        setOffered((before) => {
          const keys = new Set(before.map(({ column }) => column.key));
          const added = scopes.map(createLabelScopeColumnKey).filter((key) => !keys.has(key));
          return [...before, ...added.flatMap(offerHiddenColumn)];
        });
      },
      () => setLabelScopes('failed'),
    );
  };

  return (
    <Dialog title="Columns" size="narrow" onClose={onClose}>
      <div className={styles.body}>
        <p className={styles.hint}>Columns on the right are hidden if the window is too narrow for them.</p>
        <ul className={styles.columns}>
          {offered.map(({ column, isShown }, index) => (
            <li key={column.key} className={styles.column}>
              <label className={styles.name}>
                <input
                  type="checkbox"
                  checked={isShown}
                  // A list has at least one column.
                  disabled={isShown ? shownCount === 1 : shownCount >= ISSUE_COLUMNS_MAX}
                  onChange={() => change(index, { isShown: !isShown })}
                />
                {column.label}
              </label>
              {isShown && (
                <>
                  <WidthField
                    column={column}
                    onChange={(width) =>
                      change(index, { column: { ...column, width: clampIssueColumnWidth(width) } })
                    }
                  />
                  <IconButton
                    label={`Move ${column.label} up`}
                    disabled={findNeighbor(index, -1) < 0}
                    onClick={({ currentTarget }) => move(currentTarget, index, -1)}
                  >
                    <ArrowUp size={14} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={`Move ${column.label} down`}
                    disabled={findNeighbor(index, 1) < 0}
                    onClick={({ currentTarget }) => move(currentTarget, index, 1)}
                  >
                    <ArrowDown size={14} aria-hidden="true" />
                  </IconButton>
                </>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {list.projectKey === null ? null : typeof labelScopes === 'string' ? (
            <Button
              variant="quiet"
              disabled={labelScopes === 'loading'}
              onClick={() => loadLabelScopes(list.projectKey!)}
            >
              {labelScopes === 'failed' ? 'Label scopes failed to load. Retry' : 'Show label scopes'}
            </Button>
          ) : (
            labelScopes.length === 0 && <span className={styles.hint}>No label scopes</span>
          )}
          <Button
            variant="quiet"
            disabled={list.columns === null}
            onClick={() => save(offerColumns(DEFAULT_COLUMNS))}
          >
            Reset
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface WidthFieldProps {
  column: IssueColumn;
  onChange: (width: number) => void;
}

/** Field for the width of a column, which is applied when the field loses the focus or Enter is pressed. */
function WidthField({ column, onChange }: WidthFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const apply = () => {
    if (text !== null && Number(text) > 0 && Number(text) !== column.width) onChange(Number(text));
    setText(null);
  };
  return (
    <input
      type="number"
      className={styles.width}
      aria-label={`Width of ${column.label} in pixels`}
      min={ISSUE_COLUMN_WIDTH_MIN_PX}
      max={ISSUE_COLUMN_WIDTH_MAX_PX}
      value={text ?? column.width}
      onChange={(event) => setText(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply();
      }}
    />
  );
}
