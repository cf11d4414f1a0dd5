import { formatCount } from '../../../ui/format';
import { sectionAt, type SectionStart } from '../scrubber/useSections';

/** Where to go, or why one cannot. */
export type GoToTarget = { readonly row: number; readonly says: string } | { readonly problem: string };

const MONTH_KEY = /^\d{4}-\d{2}$/;

/** `11208` and `11,208` are rows from 1 on; `2021`, `2021-03` and `2021-03-14` are the months they are in. */
export function parseGoTo(text: string, rowCount: number, sections: readonly SectionStart[]): GoToTarget {
  const typed = text.trim();
  const date = /^(\d{4})(?:-(\d{1,2}))?(?:-\d{1,2})?$/.exec(typed);
  const months = sections.filter(({ key }) => MONTH_KEY.test(key));
  if (date && (date[2] !== undefined || looksLikeYear(date[1]!, months))) {
    return goToMonth(months, date[1]!, date[2]?.padStart(2, '0'));
  }
  const digits = typed.replace(/[,.\s_]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return { problem: 'Type a row, as 11208, or a month, as 2021-03.' };
  const row = Math.min(Math.max(Number(digits), 1), rowCount) - 1;
  const section = sectionAt(sections, row);
  return {
    row,
    says: section ? `Row ${formatCount(row + 1)}, ${section.label}` : `Row ${formatCount(row + 1)}`,
  };
}

function goToMonth(months: readonly SectionStart[], year: string, month: string | undefined): GoToTarget {
  const first = months[0];
  if (!first) return { problem: 'This list is not in the order of a date.' };
  const newestFirst = first.key > (months.at(-1)?.key ?? '');
  const key = `${year}-${month ?? (newestFirst ? '12' : '01')}`;
  const target = months.find((section) => (newestFirst ? section.key <= key : section.key >= key));
  const { row, label } = target ?? months.at(-1)!;
  return { row, says: `${label}, row ${formatCount(row + 1)}` };
}

/** Four digits are a year where the list goes by months and has that year. */
function looksLikeYear(year: string, months: readonly SectionStart[]): boolean {
  return months.some(({ key }) => key.startsWith(year));
}
