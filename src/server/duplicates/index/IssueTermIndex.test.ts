import { PostingBuffer } from './Postings';
import { hashTerm } from './hashTerm';
import { IssueTermIndex } from './IssueTermIndex';

it('takes no more memory after many changes of one issue, each to other words', () => {
  const index = new IssueTermIndex();
  for (let change = 0; change < 4_000; change++) {
    const words = Array.from({ length: 20 }, (_, i) => `word${change}x${i}`).join(' ');
    index.put({ number: 1, title: words, body: '', createdAt: 0 });
  }
  expect(index.size).toBe(1);
  expect(index.slotCount).toBeLessThan(1_100);
  expect(index.bytes).toBeLessThan(5_000_000);
});

it('holds issues with the largest numbers and with times of any year', () => {
  const index = new IssueTermIndex();
  const before = index.bytes;
  const years = [Date.UTC(9999, 11, 31), Date.UTC(1970, 0, 1), Date.UTC(1, 0, 1)];
  for (const [i, createdAt] of years.entries())
    index.put({ number: 2 ** 31 - 1 - i, title: `issue ${i}`, body: '', createdAt });
  expect(index.bytes - before).toBeLessThan(3_000_000);
  expect([0, 1, 2].map((slot) => index.getNumber(slot))).toEqual([0, 1, 2].map((i) => 2 ** 31 - 1 - i));
  const [latest, first, earliest] = [0, 1, 2].map((slot) => index.getCreatedAt(slot));
  expect(latest).toBeGreaterThan(Date.UTC(6000, 0, 1));
  expect(first).toBe(0);
  expect(earliest).toBe(Date.UTC(1, 0, 1));
});

it('remains valid when it is full', () => {
  const index = new IssueTermIndex(600_000);
  const createIssue = (number: number) => ({
    number,
    title: `common unique${number}`,
    body: Array.from({ length: 20 }, (_, i) => `word${number}x${i}`).join(' '),
    createdAt: 0,
  });
  let number = 0;
  expect(() => {
    while (number < 100_000) index.put(createIssue(++number));
  }).toThrow(RangeError);
  expect(index.size).toBe(number - 1);
  expect(index.has(number)).toBe(false);
  const term = index.findTerm(hashTerm('word', 'common'));
  expect(index.getIssueCount(term)).toBe(number - 1);
  const postings = new PostingBuffer();
  index.readPostings(term, postings);
  expect(postings.length).toBe(number - 1);
  expect([...postings.slots.subarray(0, postings.length)]).toEqual(
    Array.from({ length: number - 1 }, (_, slot) => slot),
  );
  for (let removed = 1; removed < number; removed++) index.remove(removed);
  index.put(createIssue(number));
  expect(index.size).toBe(1);
});
