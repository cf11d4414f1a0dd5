type Loop = { s(): void; n(): IteratorResult<number>; e(error: unknown): void; f(): void };

const load = (name: string) => ({
  original: jest.requireActual<{ default: never }>(`@babel/runtime/helpers/${name}`).default,
  replacement: jest.requireActual<never>(`./${name}`),
});

/** Runs what Babel compiles `for (const value of numbers) body(value)` to. Returns what the iterator saw. */
function recordLoop(
  createHelper: (numbers: Iterable<number>) => Loop,
  body: (value: number) => 'break' | void,
) {
  const seen: unknown[] = [];
  function* count() {
    try {
      for (const value of [1, 2, 3]) {
        seen.push(value);
        yield value;
      }
    } finally {
      seen.push('closed');
    }
  }
  const loop = createHelper(count());
  try {
    try {
      loop.s();
      for (let step = loop.n(); !step.done; step = loop.n()) if (body(step.value) === 'break') break;
    } catch (error) {
      loop.e(error);
    } finally {
      loop.f();
    }
  } catch (error) {
    seen.push((error as Error).message);
  }
  return seen;
}

test.each<[string, (value: number) => 'break' | void]>([
  ['ends', () => {}],
  ['breaks', (value) => (value === 2 ? 'break' : undefined)],
  [
    'throws',
    (value) => {
      if (value === 2) throw new Error('failed');
    },
  ],
])('a loop that %s closes its iterator as with the helper of Babel', (_, body) => {
  const { original, replacement } = load('createForOfIteratorHelper');
  const expected = recordLoop(original, body);
  expect(expected).toContain('closed');
  expect(recordLoop(replacement, body)).toEqual(expected);
});

test('objects and iterables are copied as with the helpers of Babel', () => {
  const spread = load('objectSpread2') as Record<string, (...sources: object[]) => object>;
  const copy = load('toConsumableArray') as Record<string, (values: Iterable<number>) => number[]>;
  const sources = [{}, { a: 1, b: 2 }, { b: 3, [Symbol.for('c')]: 4 }];
  expect(spread['replacement']!(...sources)).toEqual(spread['original']!(...sources));
  expect(copy['replacement']!(new Set([1, 2]))).toEqual(copy['original']!(new Set([1, 2])));
});
