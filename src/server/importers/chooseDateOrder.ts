import { WinnowError } from '../../shared/errors';
import type { DateOrder } from '../../shared/imports';
import type { ImportFormat } from './format/ImportFormat';
import { describeDateExample } from './input/DateOrderScan';
import { parseTextDate } from './input/parseTextDate';
import { COMMAND_LINE_IMPORT_HINTS, type ImportHints } from './report/describeImportFailure';

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
  { orderDates, correctDates }: ImportHints = COMMAND_LINE_IMPORT_HINTS,
  signal?: AbortSignal,
): Promise<DateOrder | null> {
  const finding = await findDateOrder?.(source, signal);
  if (!finding) return null;
  if (finding.kind === 'known') return finding.order;
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
