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
import type { IssueListStore } from '../view/IssueListStore';
import { fetchLabelScopes } from '../view/LabelScopesQuery';
import styles from './ColumnsDialog.module.css';

interface ColumnsDialogProps {
  view: IssueListStore;
  /** State of the list as given by the URL. */
  list: IssueListUrlState;
  onClose: () => void;
}

/** The label scopes of the project: not requested, being loaded, failed to load, or loaded. */
type LabelScopes = 'none' | 'loading' | 'failed' | readonly string[];

/** Dialog to choose, order and resize the columns of the list. Each change is shown at once. */
export function ColumnsDialog({ view, list, onClose }: ColumnsDialogProps) {
  const navigate = useNavigate();
  const [labelScopes, setLabelScopes] = useState<LabelScopes>('none');
  const chosen = parseIssueColumns(list.columns ?? DEFAULT_ISSUE_COLUMNS.join('.'));
  const scopeKeys = Array.isArray(labelScopes) ? labelScopes.map(createLabelScopeColumnKey) : [];
  const others = [...Object.keys(ISSUE_COLUMN_OPTIONS), ...scopeKeys]
    .filter((key) => chosen.every((column) => column.key !== key))
    .flatMap((key) => parseIssueColumn(key) ?? []);

  const save = (columns: readonly IssueColumn[]) =>
    void navigate(buildIssueListHref({ ...list, columns: formatIssueColumns(columns) }), { replace: true });
  const swap = (index: number, other: number) =>
    save(chosen.with(index, chosen[other]!).with(other, chosen[index]!));
  const resize = (index: number, width: number) =>
    save(chosen.with(index, { ...chosen[index]!, width: clampIssueColumnWidth(width) }));
  const loadLabelScopes = () => {
    setLabelScopes('loading');
    fetchLabelScopes(view.environment, list.projectKey).then(setLabelScopes, () => setLabelScopes('failed'));
  };

  return (
    <Dialog title="Columns" size="narrow" onClose={onClose}>
      <p className={styles.hint}>Columns on the right are hidden if the window is too narrow for them.</p>
      <ul className={styles.columns}>
        {chosen.map((column, index) => (
          <li key={column.key} className={styles.column}>
            <label className={styles.name}>
              <input
                type="checkbox"
                checked
                // A list has at least one column.
                disabled={chosen.length === 1}
                onChange={() => save(chosen.filter(({ key }) => key !== column.key))}
              />
              {column.label}
            </label>
            <WidthField column={column} onChange={(width) => resize(index, width)} />
            <IconButton
              label={`Move ${column.label} left`}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUp size={14} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Move ${column.label} right`}
              disabled={index === chosen.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDown size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
        {others.map((column) => (
          <li key={column.key} className={styles.column}>
            <label className={styles.name}>
              <input
                type="checkbox"
                checked={false}
                disabled={chosen.length >= ISSUE_COLUMNS_MAX}
                onChange={() => save([...chosen, column])}
              />
              {column.label}
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {!Array.isArray(labelScopes) && (
          <Button variant="quiet" disabled={labelScopes === 'loading'} onClick={loadLabelScopes}>
            {labelScopes === 'failed' ? 'Label scopes failed to load. Retry' : 'Show label scopes'}
          </Button>
        )}
        {scopeKeys.length === 0 && Array.isArray(labelScopes) && (
          <span className={styles.hint}>No label scopes</span>
        )}
        <Button
          variant="quiet"
          disabled={list.columns === null}
          onClick={() => void navigate(buildIssueListHref({ ...list, columns: null }), { replace: true })}
        >
          Reset
        </Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
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
