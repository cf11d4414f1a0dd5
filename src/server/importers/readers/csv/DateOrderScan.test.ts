import fc from 'fast-check';
import { DATE_ORDERS, type DateOrder } from '../../../../shared/imports';
import { DateOrderScan } from './DateOrderScan';
import { parseTextDate } from '../../values/parseTextDate';

function scanDates(texts: readonly string[]) {
  const scan = new DateOrderScan();
  for (const [index, text] of texts.entries())
    scan.add(text, { file: '/data/a.csv', line: index + 2 }, 'Created');
  return scan.finding;
}

test.each([
  [[], null],
  [['Sprint 12', '2026-03-12', '12 March 2026'], null],
  [['3/4/2026', '13/4/2026'], 'dmy'],
  [['3.4.2026 14:03', '4.13.2026 2:03 PM'], 'mdy'],
  [['5/5/2026'], 'dmy'],
  [['31/02/2026', '13/4/26'], 'dmy'],
  [['87/03/05'], 'ymd'],
  [['2026/03/05', '2026/03/13'], null],
  [['2026/13/03', '2026-03-05', '2026-03-25'], null],
] as const)('knows the order of %j', (texts, order) => {
  expect(scanDates(texts)).toEqual({ kind: 'known', order });
});

test.each([
  [
    ['3.4.2026', '5/5/2026'],
    ['dmy', 'mdy'],
  ],
  [
    ['5/5/26', '5/3/26 14:03'],
    ['dmy', 'mdy'],
  ],
  [
    ['05/05/26', '05/03/26'],
    ['dmy', 'mdy', 'ymd'],
  ],
  [
    ['25/03/05', '25/04/17', '25/11/30'],
    ['dmy', 'ymd'],
  ],
])('does not guess the order of %j', (texts, orders) => {
  expect(scanDates(texts)).toMatchObject({ kind: 'unknown', orders, example: { column: 'Created' } });
});

test('names the rows with several orders', () => {
  expect(scanDates(['3/4/2026', '13/4/2026', '4/13/2026'])).toEqual({
    kind: 'contradictory',
    problem:
      'a.csv line 3, Created "13/4/2026" and a.csv line 4, Created "4/13/2026" do not have the same order of day, month and year.',
  });
  expect(scanDates(['2026/03/05', '2026/13/03'])).toMatchObject({ kind: 'contradictory' });
});

test('never reads a date in another order than it was written in', () => {
  const time = fc.date({ min: new Date('1970-01-01'), max: new Date('2068-12-31'), noInvalidDate: true });
  const pad = (value: number) => String(value).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.array(time, { minLength: 1, maxLength: 30 }),
      fc.constantFrom<DateOrder>('dmy', 'mdy'),
      fc.constantFrom('/', '.', '-', ' ', '. '),
      fc.boolean(),
      fc.constantFrom('', ' 14:03', ' 2:03 PM', ', 02:03:04 pm'),
      (times, order, separator, isPadded, suffix) => {
        const format = (date: Date) => {
          const day = isPadded ? pad(date.getUTCDate()) : String(date.getUTCDate());
          const month = isPadded ? pad(date.getUTCMonth() + 1) : String(date.getUTCMonth() + 1);
          const parts = order === 'dmy' ? [day, month] : [month, day];
          return [...parts, date.getUTCFullYear()].join(separator) + suffix;
        };
        const finding = scanDates(times.map(format));
        expect(finding.kind).not.toBe('contradictory');
        if (finding.kind === 'unknown') return expect(finding.orders).toContain(order);
        if (finding.kind === 'contradictory') return;
        for (const date of times)
          expect(parseTextDate(format(date), finding.order)?.toISOString().slice(0, 10)).toBe(
            date.toISOString().slice(0, 10),
          );
      },
    ),
  );
});

test('reads no words as dates', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefgMay'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(word, fc.nat(3000), fc.constantFrom(null, ...DATE_ORDERS), (text, number, order) => {
      expect(parseTextDate(`${text} ${number}`, order)).toBeUndefined();
      expect(parseTextDate(String(number), order)).toBeUndefined();
    }),
  );
});
