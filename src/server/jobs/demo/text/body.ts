/** The body of an issue: a beginning, and what else its reporter thought of. */
import type { Matter } from '../Subject';
import { capitalized } from '../template';
import { closing, configuration, environment, expectation, logExcerpt, steps } from './details';
import { INTROS } from './intro';
import { codeSample, stackTrace } from './trace';
import type { Voice } from './Voice';

type Detail = (voice: Voice) => string;

/** In the order in which they stand, each with how often it does. */
type Details = readonly (readonly [Detail, number])[];

const TROUBLE: Details = [
  [steps, 0.5],
  [expectation, 0.38],
  [stackTrace, 0.08],
  [logExcerpt, 0.16],
  [codeSample, 0.1],
  [configuration, 0.12],
  [environment, 0.42],
  [closing, 0.45],
  [closing, 0.2],
];
const CRASH: Details = [
  [steps, 0.35],
  [stackTrace, 0.85],
  [logExcerpt, 0.1],
  [environment, 0.4],
  [closing, 0.4],
];
const TALK: Details = [
  [codeSample, 0.12],
  [configuration, 0.2],
  [environment, 0.2],
  [closing, 0.55],
  [closing, 0.3],
];

const DETAILS: Readonly<Record<Matter, Details>> = {
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

export function bodyOf(voice: Voice): string {
  const { random, scene } = voice;
  const { matter } = scene.subject;
  const parts = [capitalized(voice.sayOne(INTROS[matter]))];
  for (const [detail, share] of DETAILS[matter]) {
    if (random.chance(share)) parts.push(capitalized(detail(voice)));
  }
  return parts.join('\n\n');
}
