import type { IssueType } from '../../../shared/issue';
import type { ProductArea } from '../areas/ProductArea';
import type { Random } from './Random';

export const DEFECT_KINDS = ['failure', 'crash', 'slow', 'leak', 'hang', 'regression', 'flaky'] as const;
export type DefectKind = (typeof DEFECT_KINDS)[number];
export type SubjectMatterKind = DefectKind | 'wish' | 'chore' | 'question';

/** The problem or request that an issue describes. A duplicate has the subject of its original. */
export interface IssueSubjectMatter {
  kind: SubjectMatterKind;
  area: ProductArea;
  failure: string;
  trigger: string;
  wish: string;
  thing: string;
  /** Class and method of the product's code that cause the problem. */
  className: string;
  method: string;
  error: string;
  numbers: TemplateNumbers;
}

/**
 * Numbers that fill slots of the text templates, so that an issue's title, body and comments mention the same
 * ones.
 */
export interface TemplateNumbers {
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

const SUBJECT_KIND_SHARES: readonly (readonly [SubjectMatterKind, number])[] = [
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

export const toIssueType = (kind: SubjectMatterKind): IssueType =>
  kind === 'wish' ? 'feature' : kind === 'chore' ? 'task' : kind === 'question' ? 'question' : 'bug';

export function randomSubjectMatter(areas: readonly ProductArea[], random: Random): IssueSubjectMatter {
  const area = random.pickZipf(areas);
  return {
    kind: randomSubjectKind(random),
    area,
    failure: random.pick(area.failures),
    trigger: random.pick(area.triggers),
    wish: random.pick(area.wishes),
    thing: random.pick(area.things),
    className: random.pick(area.classes),
    method: random.pick(area.methods),
    error: random.pick(area.errors),
    numbers: randomTemplateNumbers(random),
  };
}

function randomSubjectKind(random: Random): SubjectMatterKind {
  let remaining = random.next();
  for (const [kind, share] of SUBJECT_KIND_SHARES) {
    remaining -= share;
    if (remaining < 0) return kind;
  }
  return 'failure';
}

export const randomTemplateNumbers = (random: Random): TemplateNumbers => ({
  few: String(random.nextInteger(2, 9)),
  tens: String(random.pick([10, 12, 15, 16, 20, 24, 25, 30, 32, 40, 48, 50, 60, 64, 80, 90])),
  thousands: String(random.nextInteger(10, 99) * 100),
  seconds: String(random.pick([2, 3, 5, 8, 10, 15, 20, 30, 45, 60, 90, 120])),
  ms: String(random.pick([40, 80, 120, 150, 200, 250, 300, 400, 500, 700, 900, 1_200])),
  minutes: String(random.pick([2, 3, 5, 10, 15, 20, 30, 45])),
  hours: String(random.nextInteger(2, 12)),
  months: String(random.nextInteger(2, 11)),
  kilobytes: String(random.pick([4, 8, 16, 32, 64, 100, 128, 256, 512])),
});
