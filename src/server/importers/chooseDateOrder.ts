import type { ReportSurface } from '../domain/imports/wordReportEntry';
import { WinnowError } from '../../shared/errors';
import { DATE_ORDERS, type DateOrder } from '../../shared/imports';
import type { ImportFormat } from './sources/ImportFormat';
import { describeDateExample } from './readers/csv/DateOrderScan';
import { parseTextDate } from './values/parseTextDate';

/**
 * Returns the order of day, month and year in the dates of a file or folder, or null if it has no dates whose order
 * matters.
 * @param chosen order that the user has chosen for files whose dates fit several orders
 * @throws WinnowError VALIDATION_FAILED if the order is not known and not chosen, or if the dates have several orders
 */
export async function chooseDateOrder(
  { findDateOrder }: Pick<ImportFormat, 'findDateOrder'>,
  source: string,
  chosen: DateOrder | undefined,
  surface: ReportSurface = 'commandLine',
  signal?: AbortSignal,
): Promise<DateOrder | null> {
  const finding = await findDateOrder?.(source, signal);
  if (!finding) return null;
  if (finding.kind === 'known') return finding.order;
  const { orderDates, correctDates } = DATE_HINTS[surface];
  if (finding.kind === 'contradictory')
    throw new WinnowError('VALIDATION_FAILED', `${finding.problem} ${correctDates}`);
  const { orders, example } = finding;
  if (chosen && orders.includes(chosen)) return chosen;
  const readings = orders.map((order) => formatDay(parseTextDate(example.text, order)!)).join(' or ');
  throw new WinnowError(
    'VALIDATION_FAILED',
    `The order of day, month and year is not known: ${describeDateExample(example)} can be ${readings}. ${orderDates}`,
  );
}

const formatDay = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const DATE_OPTIONS = DATE_ORDERS.map((order) => `--dates ${order}`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');

/** What users can do. `orderDates`: if the order is not known. `correctDates`: if the dates have several orders. */
const DATE_HINTS: Readonly<Record<ReportSurface, { orderDates: string; correctDates: string }>> = {
  commandLine: {
    orderDates: `Choose the order with ${DATE_OPTIONS}.`,
    correctDates: `Correct the file, or choose an order with ${DATE_OPTIONS}: dates in another order are left out.`,
  },
  browser: {
    orderDates: 'Choose the order before you start the import.',
    correctDates: 'Correct the file and upload it again.',
  },
};
