import { createSeededRandom } from './createSeededRandom';

test('a seeded random generator returns the same numbers in [0, 1) for the same seed', () => {
  const [a, b] = [createSeededRandom(3), createSeededRandom(3)];
  for (let i = 0; i < 1000; i++) {
    const value = a();
    expect(value).toBe(b());
    expect(value >= 0 && value < 1).toBe(true);
  }
});
