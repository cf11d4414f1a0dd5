import type { IssueType } from '../../../shared/issue';
import type { DemoAreaVocabulary } from './projects';
import type { RandomGenerator } from './RandomGenerator';

export type DemoIssueKind =
  | 'failure'
  | 'crash'
  | 'slow'
  | 'leak'
  | 'hang'
  | 'regression'
  | 'flaky'
  | 'wish'
  | 'chore'
  | 'question';

/** The problem or request that an issue describes. A duplicate has the subject of its original. */
export interface DemoIssueSubject {
  kind: DemoIssueKind;
  area: DemoAreaVocabulary;
  failure: string;
  trigger: string;
  wish: string;
  thing: string;
  /** Class and method of the product's code that cause the problem. */
  className: string;
  method: string;
  error: string;
  numbers: DemoTextNumbers;
}

/**
 * Numbers that fill slots of the text templates, so that an issue's title, body and comments mention the same
 * ones.
 */
export interface DemoTextNumbers {
  few: string;
  tens: string;
  thousands: string;
  seconds: string;
  ms: string;
  minutes: string;
  hours: string;
  months: string;
  kilobytes: string;
}

const DEMO_ISSUE_KIND_SHARES: readonly (readonly [DemoIssueKind, number])[] = [
  ['failure', 0.41],
  ['crash', 0.13],
  ['slow', 0.07],
  ['leak', 0.05],
  ['hang', 0.05],
  ['regression', 0.08],
  ['flaky', 0.03],
  ['wish', 0.09],
  ['chore', 0.06],
  ['question', 0.03],
];

export const getIssueTypeByDemoIssueKind = (kind: DemoIssueKind): IssueType =>
  kind === 'wish' ? 'feature' : kind === 'chore' ? 'task' : kind === 'question' ? 'question' : 'bug';

export function randomDemoIssueSubject(
  areas: readonly DemoAreaVocabulary[],
  random: RandomGenerator,
): DemoIssueSubject {
  const area = random.pickZipfDistributedElement(areas);
  return {
    kind: randomDemoIssueKind(random),
    area,
    failure: random.pickRandomElement(area.failures),
    trigger: random.pickRandomElement(area.triggers),
    wish: random.pickRandomElement(area.wishes),
    thing: random.pickRandomElement(area.things),
    className: random.pickRandomElement(area.classes),
    method: random.pickRandomElement(area.methods),
    error: random.pickRandomElement(area.errors),
    numbers: randomDemoTextNumbers(random),
  };
}

function randomDemoIssueKind(random: RandomGenerator): DemoIssueKind {
  let remaining = random.next();
  for (const [kind, share] of DEMO_ISSUE_KIND_SHARES) {
    remaining -= share;
    if (remaining < 0) return kind;
  }
  return 'failure';
}

export const randomDemoTextNumbers = (random: RandomGenerator): DemoTextNumbers => ({
  few: String(random.nextInteger(2, 9)),
  tens: String(random.pickRandomElement([10, 12, 15, 16, 20, 24, 25, 30, 32, 40, 48, 50, 60, 64, 80, 90])),
  thousands: String(random.nextInteger(10, 99) * 100),
  seconds: String(random.pickRandomElement([2, 3, 5, 8, 10, 15, 20, 30, 45, 60, 90, 120])),
  ms: String(random.pickRandomElement([40, 80, 120, 150, 200, 250, 300, 400, 500, 700, 900, 1_200])),
  minutes: String(random.pickRandomElement([2, 3, 5, 10, 15, 20, 30, 45])),
  hours: String(random.nextInteger(2, 12)),
  months: String(random.nextInteger(2, 11)),
  kilobytes: String(random.pickRandomElement([4, 8, 16, 32, 64, 100, 128, 256, 512])),
});
