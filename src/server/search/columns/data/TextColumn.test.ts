import fc from 'fast-check';
import { TextColumn } from './TextColumn';

const encoder = new TextEncoder();
const arbitraryText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', 'é'.repeat(200)),
);
const arbitraryChange = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), at: fc.nat(), text: arbitraryText }),
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
);

test('a text column returns the texts that were set last while slots are inserted and removed', () => {
  fc.assert(
    fc.property(fc.array(arbitraryChange, { maxLength: 200 }), (changes) => {
      const column = new TextColumn();
      column.resize(3, null);
      const plain = ['', '', ''];
      for (const change of changes) {
        const slot = change.at % (plain.length + 1);
        if (change.kind === 'insert') {
          const from = Uint32Array.from(plain, (_, i) => (i < slot ? i : i + 1));
          plain.splice(slot, 0, '');
          column.resize(plain.length, { from });
        } else if (slot < plain.length) {
          if (change.kind === 'set') {
            plain[slot] = change.text;
            column.set(slot, encoder.encode(change.text));
          } else {
            column.clear(slot);
            const kept = Uint32Array.from(plain.keys()).filter((each) => each !== slot);
            plain.splice(slot, 1);
            column.keepIssueSlots(kept);
          }
        }
      }
      expect(plain.map((_, slot) => column.get(slot))).toEqual(plain);
    }),
  );
});

test('a text column does not grow while texts of the same size are replaced', () => {
  const column = new TextColumn();
  column.resize(10, null);
  for (let i = 0; i < 10_000; i++) column.set(i % 10, encoder.encode('x'.repeat(10 + (i % 7))));
  expect(column.bytes).toBeLessThan(2_000);
});

test('a text column with more than a megabyte of texts compresses them and returns the texts that were set last', () => {
  const column = new TextColumn();
  const size = 30_000;
  column.resize(size, null);
  const textOf = (slot: number, round: number) =>
    `Crash ${slot * 7 + round} in the proxy while reading ${'é'.repeat(slot % 9)} ${round}`;
  for (let slot = 0; slot < size; slot++) column.set(slot, encoder.encode(textOf(slot, 0)));
  expect(column.bytes).toBeLessThan(size * 30);
  for (let slot = 0; slot < size; slot += 3) column.set(slot, encoder.encode(textOf(slot, 12_345)));
  for (let slot = 0; slot < size; slot++)
    expect(column.get(slot)).toBe(textOf(slot, slot % 3 === 0 ? 12_345 : 0));
});
