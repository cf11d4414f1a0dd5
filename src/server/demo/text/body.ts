import type { SubjectKind } from '../project/Subject';
import { capitalized } from './template';
import { circumstances, reasons } from './circumstances';
import { configuration, environment, expectation, closing, logExcerpt, steps, suspicion } from './details';
import { INTROS } from './intro';
import { codeSample, stackTrace } from './trace';
import type { TextGenerator } from './TextGenerator';

type Detail = (texts: TextGenerator) => string;

/** Optional parts of an issue's body in their order, each with its probability. */
type Details = readonly (readonly [Detail, number])[];

const DEFECT: Details = [
  [circumstances, 0.45],
  [steps, 0.45],
  [expectation, 0.3],
  [stackTrace, 0.08],
  [logExcerpt, 0.16],
  [codeSample, 0.1],
  [configuration, 0.12],
  [environment, 0.36],
  [suspicion, 0.3],
  [closing, 0.22],
];
const CRASH: Details = [
  [circumstances, 0.35],
  [steps, 0.3],
  [stackTrace, 0.75],
  [logExcerpt, 0.1],
  [environment, 0.4],
  [suspicion, 0.25],
  [closing, 0.25],
];
const REQUEST: Details = [
  [reasons, 0.65],
  [codeSample, 0.12],
  [configuration, 0.2],
  [environment, 0.2],
  [suspicion, 0.4],
  [closing, 0.3],
];

const DETAILS: Readonly<Record<SubjectKind, Details>> = {
  failure: DEFECT,
  slow: DEFECT,
  leak: DEFECT,
  regression: DEFECT,
  hang: CRASH,
  crash: CRASH,
  flaky: CRASH,
  wish: REQUEST,
  chore: REQUEST,
  question: REQUEST,
};

/** Generates the body of an issue: an introduction and optional details. */
export function bodyOf(texts: TextGenerator): string {
  const { random, context } = texts;
  const { kind } = context.subject;
  const parts = [capitalized(texts.renderOneOf(INTROS[kind])).trimEnd()];
  for (const [detail, share] of DETAILS[kind]) {
    if (random.chance(share)) parts.push(capitalized(detail(texts)).trimEnd());
  }
  return parts.join('\n\n');
}
