/** Names of UTC months. A month is represented as a number: year * 12 + month, with January as 0. */

export function createMonthKeyAndLabel(month: number): { key: string; label: string } {
  const year = Math.floor(month / 12);
  const name = MONTH_NAMES[month % 12]!;
  return { key: `${year}-${String((month % 12) + 1).padStart(2, '0')}`, label: `${name} ${year}` };
}

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
