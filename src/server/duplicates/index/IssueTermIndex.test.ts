import { IssueTermIndex } from './IssueTermIndex';

it('takes no more memory after many changes of one issue, each to other words', () => {
  const index = new IssueTermIndex();
  for (let change = 0; change < 8_000; change++) {
    const words = Array.from({ length: 20 }, (_, i) => `word${change}x${i}`).join(' ');
    index.put({ number: 1, title: words, body: '', createdAt: 0 });
  }
  expect(index.size).toBe(1);
  expect(index.slotCount).toBeLessThan(1_100);
  expect(index.bytes).toBeLessThan(5_000_000);
});
