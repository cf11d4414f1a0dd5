import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import type { IssueRowModel } from '../data/GroupedRows';
import { type ListSectionStart, findListSectionByRow } from '../data/sections';
import styles from './GoToRowDialog.module.css';
import { formatCount } from '../../../ui/format';

interface GoToRowDialogProps {
  rows: IssueRowModel;
  sections: readonly ListSectionStart[];
  onGo: (row: number) => void;
  onClose: () => void;
}

/**
 * Go to dialog of the issue list: scrolls to a typed row number, date or section, and previews the target
 * while the user types.
 */
export function GoToRowDialog({ rows, sections, onGo, onClose }: GoToRowDialogProps) {
  const [text, setText] = useState('');
  const target = parseGoToInput(text, rows, sections);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!('row' in target)) return;
    onClose();
    onGo(target.row);
  };
  return (
    <Dialog title="Go to row or date" onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit}>
        <input
          className={styles.input}
          autoFocus
          aria-label="Row number or date to go to"
          aria-describedby="go-to-target"
          placeholder="11208 (row) or 2021-03 (month)"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p id="go-to-target" className={styles.target} role="status">
          {'row' in target ? target.description : target.problem}
        </p>
        <Button type="submit" variant="primary" disabled={!('row' in target)}>
          Go
        </Button>
      </form>
    </Dialog>
  );
}

/** The list row to scroll to with a description for the user, or the problem with the typed text. */
type GoToTarget = { readonly row: number; readonly description: string } | { readonly problem: string };

const ISO_MONTH_PATTERN = /^\d{4}-\d{2}$/;

/**
 * Parses the text typed in the Go to dialog: `11208` or `11,208` is the row number of an issue, from 1;
 * `2021`, `2021-03` and `2021-03-14` mean the month; other text is matched with the beginning of the
 * sections' labels.
 */
export function parseGoToInput(
  text: string,
  rows: IssueRowModel,
  sections: readonly ListSectionStart[],
): GoToTarget {
  const typed = text.trim();
  const date = /^(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?$/.exec(typed);
  const months = sections.filter(({ key }) => ISO_MONTH_PATTERN.test(key));
  if (date && (date[2] !== undefined || isYearAmongMonthSections(date[1]!, months))) {
    return findGoToTargetByMonth(rows, months, date[1]!, date[2]?.padStart(2, '0'));
  }
  const digits = typed.replace(/[,.\s_]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return findGoToTargetByName(typed, rows, sections);
  const rank = Math.min(Math.max(Number(digits), 1), rows.issueCount) - 1;
  const row = rows.getRowByIssueRank(rank);
  const section = findListSectionByRow(sections, row);
  const description = `Row ${formatCount(rank + 1)}`;
  return { row, description: section ? `${description}, ${section.label}` : description };
}

function findGoToTargetByName(
  typed: string,
  rows: IssueRowModel,
  sections: readonly ListSectionStart[],
): GoToTarget {
  const name = typed.toLowerCase();
  const section =
    name === '' ? undefined : sections.find(({ label }) => label.toLowerCase().startsWith(name));
  return section ? createSectionGoToTarget(rows, section) : { problem: 'Enter a row number or a date' };
}

function findGoToTargetByMonth(
  rows: IssueRowModel,
  months: readonly ListSectionStart[],
  year: string,
  month: string | undefined,
): GoToTarget {
  const first = months[0];
  if (!first) return { problem: 'This list is not sorted by date' };
  const newestFirst = first.key > (months.at(-1)?.key ?? '');
  const key = `${year}-${month ?? (newestFirst ? '12' : '01')}`;
  const target = months.find((section) => (newestFirst ? section.key <= key : section.key >= key));
  return createSectionGoToTarget(rows, target ?? months.at(-1)!);
}

function createSectionGoToTarget(rows: IssueRowModel, { row, label }: ListSectionStart): GoToTarget {
  return { row, description: `${label}, row ${formatCount(rows.getTopLevelRankByRow(row) + 1)}` };
}

/** Four digits are a year only if the list has a month of that year; otherwise they are a row number. */
function isYearAmongMonthSections(year: string, months: readonly ListSectionStart[]): boolean {
  return months.some(({ key }) => key.startsWith(year));
}
