import { createHash } from 'node:crypto';
import { DEFAULT_TRANSITIONS, defaultStateId } from '../../../shared/workflow';
import type { NewIssue } from '../../store/load/NewIssue';
import { demoIssue } from './demoIssue';
import { replay } from './replay';
import { testContext } from '../project/testContext';

const TOTAL = 2_000;

const issuesOf = (seed?: number): NewIssue[] => {
  const world = testContext(TOTAL, seed);
  return Array.from({ length: TOTAL }, (_, i) => demoIssue(world, i + 1));
};

const digest = (issues: readonly NewIssue[]) =>
  createHash('sha256').update(JSON.stringify(issues)).digest('hex');

const issues = issuesOf();
const mean = (value: (issue: NewIssue) => number) =>
  issues.reduce((sum, issue) => sum + value(issue), 0) / TOTAL;
const wordsOf = (text: string) => text.split(/\s+/).length;

it('is the same for the same seed, and another for another', () => {
  expect(digest(issuesOf())).toBe(digest(issues));
  expect(digest(issuesOf(2))).not.toBe(digest(issues));
});

it('makes any issue without the others', () => {
  expect(demoIssue(testContext(TOTAL), 1_234)).toEqual(issues[1_233]);
});

it('has events that add up to the issue', () => {
  for (const issue of issues) {
    const fields = replay(issue);
    expect(issue).toMatchObject({ ...fields });
  }
});

it('moves only as the workflow allows', () => {
  const allowed = new Set(DEFAULT_TRANSITIONS.map(({ fromId, toId }) => `${fromId}>${toId}`));
  const moves = issues.flatMap(({ events }) =>
    events
      .filter(({ kind }) => kind === 'state_changed')
      .map(({ before, after }) => `${String(before!.state)}>${String(after!.state)}`),
  );
  expect([...new Set(moves)].filter((move) => !allowed.has(move))).toEqual([]);
});

it('keeps the promises of its size', () => {
  expect(mean(({ body }) => wordsOf(body))).toBeGreaterThan(60);
  expect(mean(({ body }) => wordsOf(body))).toBeLessThan(150);
  expect(mean(({ comments }) => comments.length)).toBeGreaterThan(1.5);
  expect(mean(({ events }) => events.length)).toBeGreaterThan(3);
  expect(issues.filter(({ comments }) => comments.length === 0).length).toBeGreaterThan(TOTAL / 3);
  expect(Math.max(...issues.map(({ comments }) => comments.length))).toBeGreaterThan(40);
  expect(new Set(issues.map(({ title }) => title)).size).toBeGreaterThan(0.99 * TOTAL);
});

it('opens issues in the order of their numbers, and ends with the present', () => {
  const { start, now } = testContext(TOTAL).calendar;
  let last = start - 7 * 86_400_000;
  for (const issue of issues) {
    expect(issue.createdAt.getTime()).toBeGreaterThanOrEqual(last);
    expect(issue.updatedAt.getTime()).toBeLessThanOrEqual(now);
    last = issue.createdAt.getTime();
  }
  expect(now - last).toBeLessThan(30 * 86_400_000);
});

it('links what was noticed as a duplicate to an original that is none', () => {
  const links = issues.flatMap((issue) => issue.links.map((link) => ({ issue, link })));
  const duplicates = links.filter(({ link }) => link.kind === 'duplicates');
  expect(duplicates.length).toBeGreaterThan(0.03 * TOTAL);
  const told = new Set(duplicates.map(({ issue }) => issue.number));
  for (const { issue, link } of duplicates) {
    expect(link.toNumber).toBeLessThan(issue.number);
    expect(told.has(link.toNumber)).toBe(false);
    const moved = issue.events.find(({ after }) => after?.state === defaultStateId('Duplicate'));
    if (moved) expect(moved.after).toEqual({ state: defaultStateId('Duplicate'), canonical: link.toNumber });
  }
});

it('mentions only issues that were there, and people by what they are mentioned as', () => {
  for (const { number, body, comments, mentionIds } of issues) {
    const text = [body, ...comments.map((comment) => comment.body)].join('\n');
    for (const [, other] of text.matchAll(/\bNET-(\d+)/g)) expect(Number(other)).toBeLessThan(number);
    expect(mentionIds.length > 0).toBe(/(^|\s)@[a-z]/m.test(text));
    expect(text).not.toMatch(/\$[a-z]|\bundefined(?! \(reading)/);
  }
});
