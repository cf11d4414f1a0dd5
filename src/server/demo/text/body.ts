/** The body of an issue: a beginning, and what else its reporter thought of. */
import type { SubjectKind } from '../project/Subject';
import { capitalized } from './template';
import { circumstances, reasons } from './circumstances';
import { configuration, environment, expectation, farewell, logExcerpt, steps, surmise } from './details';
import { INTROS } from './intro';
import { codeSample, stackTrace } from './trace';
import type { TextGenerator } from './TextGenerator';

type Detail = (voice: TextGenerator) => string;

/** In the order in which they stand, each with how often it does. */
type Details = readonly (readonly [Detail, number])[];

const TROUBLE: Details = [
  [circumstances, 0.45],
  [steps, 0.45],
  [expectation, 0.3],
  [stackTrace, 0.08],
  [logExcerpt, 0.16],
  [codeSample, 0.1],
  [configuration, 0.12],
  [environment, 0.36],
  [surmise, 0.3],
  [farewell, 0.22],
];
const CRASH: Details = [
  [circumstances, 0.35],
  [steps, 0.3],
  [stackTrace, 0.75],
  [logExcerpt, 0.1],
  [environment, 0.4],
  [surmise, 0.25],
  [farewell, 0.25],
];
const TALK: Details = [
  [reasons, 0.65],
  [codeSample, 0.12],
  [configuration, 0.2],
  [environment, 0.2],
  [surmise, 0.4],
  [farewell, 0.3],
];

const DETAILS: Readonly<Record<SubjectKind, Details>> = {
  failure: TROUBLE,
  slow: TROUBLE,
  leak: TROUBLE,
  regression: TROUBLE,
  hang: CRASH,
  crash: CRASH,
  flaky: CRASH,
  wish: TALK,
  chore: TALK,
  question: TALK,
};

export function bodyOf(voice: TextGenerator): string {
  const { random, context: scene } = voice;
  const { matter } = scene.subject;
  const parts = [capitalized(voice.renderOneOf(INTROS[matter])).trimEnd()];
  for (const [detail, share] of DETAILS[matter]) {
    if (random.chance(share)) parts.push(capitalized(detail(voice)).trimEnd());
  }
  return parts.join('\n\n');
}
