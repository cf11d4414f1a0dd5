import { formatCount } from '../../../ui/format';
import type { GroupedRows } from '../rowModel/GroupedRows';
import { sectionAt, type SectionStart } from '../scrubber/useSections';

/** Where to go, or why one cannot. */
export type GoToTarget = { readonly row: number; readonly says: string } | { readonly problem: string };

const MONTH_KEY = /^\d{4}-\d{2}$/;

/**
 * `11208` and `11,208` are issues from 1 on; `2021`, `2021-03` and `2021-03-14` are the months they are
 * in; words are the section whose name begins with them.
 */
export function parseGoTo(text: string, rows: GroupedRows, sections: readonly SectionStart[]): GoToTarget {
  const typed = text.trim();
  const date = /^(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?$/.exec(typed);
  const months = sections.filter(({ key }) => MONTH_KEY.test(key));
  if (date && (date[2] !== undefined || looksLikeYear(date[1]!, months))) {
    return goToMonth(rows, months, date[1]!, date[2]?.padStart(2, '0'));
  }
  const digits = typed.replace(/[,.\s_]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return goToName(typed, rows, sections);
  const rank = Math.min(Math.max(Number(digits), 1), rows.issueCount) - 1;
  const row = rows.rowOfRank(rank);
  const section = sectionAt(sections, row);
  const says = `Row ${formatCount(rank + 1)}`;
  return { row, says: section ? `${says}, ${section.label}` : says };
}

function goToName(typed: string, rows: GroupedRows, sections: readonly SectionStart[]): GoToTarget {
  const name = typed.toLowerCase();
  const section =
    name === '' ? undefined : sections.find(({ label }) => label.toLowerCase().startsWith(name));
  return section ? saysOf(rows, section) : { problem: 'Type a row, as 11208, or a month, as 2021-03.' };
}

function goToMonth(
  rows: GroupedRows,
  months: readonly SectionStart[],
  year: string,
  month: string | undefined,
): GoToTarget {
  const first = months[0];
  if (!first) return { problem: 'This list is not in the order of a date.' };
  const newestFirst = first.key > (months.at(-1)?.key ?? '');
  const key = `${year}-${month ?? (newestFirst ? '12' : '01')}`;
  const target = months.find((section) => (newestFirst ? section.key <= key : section.key >= key));
  return saysOf(rows, target ?? months.at(-1)!);
}

function saysOf(rows: GroupedRows, { row, label }: SectionStart): GoToTarget {
  return { row, says: `${label}, row ${formatCount(rows.rankAt(row) + 1)}` };
}

/** Four digits are a year where the list goes by months and has that year. */
function looksLikeYear(year: string, months: readonly SectionStart[]): boolean {
  return months.some(({ key }) => key.startsWith(year));
}
