/** The question about the order of day, month and year in the dates of an uploaded file. */
import type { DateOrder } from '../../../shared/imports';
import type { ImportDateQuestion } from '../../domain/context/ImportJobService';
import type { DateOrderFinding } from '../readers/csv/DateOrderScan';
import { parseTextDate } from '../values/parseTextDate';

/**
 * Returns the order to read dates in: the one of the file, or the chosen one if several fit; null if it is not known.
 */
export function getDateOrder(finding: DateOrderFinding, chosen: DateOrder | undefined): DateOrder | null {
  if (finding.kind === 'known') return finding.order;
  return finding.kind === 'unknown' && chosen && finding.orders.includes(chosen) ? chosen : null;
}

/** Returns the question that must be answered before the import starts, or null if the dates have one order. */
export function toDateQuestion(
  finding: DateOrderFinding,
  chosen: DateOrder | undefined,
): ImportDateQuestion | null {
  if (finding.kind === 'known') return null;
  if (finding.kind === 'contradictory')
    return { problem: finding.problem, example: null, choices: [], chosen: null };
  const { example, orders } = finding;
  return {
    problem: null,
    example: { text: example.text, line: example.position.line, column: example.column },
    choices: orders.map((order) => ({ order, date: parseTextDate(example.text, order)! })),
    chosen: getDateOrder(finding, chosen),
  };
}
