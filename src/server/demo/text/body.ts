import type { SubjectMatterKind } from '../project/IssueSubjectMatter';
import { capitalize } from './template';
import { renderCircumstances, renderReason } from './circumstances';
import {
  renderConfiguration,
  renderEnvironment,
  renderExpectation,
  renderClosingRemark,
  renderLogExcerpt,
  renderReproductionSteps,
  renderSuspectedCause,
} from './details';
import { ISSUE_INTRO_TEMPLATES } from './intro';
import { renderCodeSample, renderStackTrace } from './trace';
import type { TextGenerator } from './TextGenerator';

type RenderBodySection = (texts: TextGenerator) => string;

/** Optional parts of an issue's body in their order, each with its probability. */
type WeightedBodySections = readonly (readonly [RenderBodySection, number])[];

const DEFECT_BODY_SECTIONS: WeightedBodySections = [
  [renderCircumstances, 0.45],
  [renderReproductionSteps, 0.45],
  [renderExpectation, 0.3],
  [renderStackTrace, 0.08],
  [renderLogExcerpt, 0.16],
  [renderCodeSample, 0.1],
  [renderConfiguration, 0.12],
  [renderEnvironment, 0.36],
  [renderSuspectedCause, 0.3],
  [renderClosingRemark, 0.22],
];
const CRASH_BODY_SECTIONS: WeightedBodySections = [
  [renderCircumstances, 0.35],
  [renderReproductionSteps, 0.3],
  [renderStackTrace, 0.75],
  [renderLogExcerpt, 0.1],
  [renderEnvironment, 0.4],
  [renderSuspectedCause, 0.25],
  [renderClosingRemark, 0.25],
];
const REQUEST_BODY_SECTIONS: WeightedBodySections = [
  [renderReason, 0.65],
  [renderCodeSample, 0.12],
  [renderConfiguration, 0.2],
  [renderEnvironment, 0.2],
  [renderSuspectedCause, 0.4],
  [renderClosingRemark, 0.3],
];

const BODY_SECTIONS_BY_KIND: Readonly<Record<SubjectMatterKind, WeightedBodySections>> = {
  failure: DEFECT_BODY_SECTIONS,
  slow: DEFECT_BODY_SECTIONS,
  leak: DEFECT_BODY_SECTIONS,
  regression: DEFECT_BODY_SECTIONS,
  hang: CRASH_BODY_SECTIONS,
  crash: CRASH_BODY_SECTIONS,
  flaky: CRASH_BODY_SECTIONS,
  wish: REQUEST_BODY_SECTIONS,
  chore: REQUEST_BODY_SECTIONS,
  question: REQUEST_BODY_SECTIONS,
};

/** Generates the body of an issue: an introduction and optional details. */
export function generateIssueBody(texts: TextGenerator): string {
  const { random, context } = texts;
  const { kind } = context.subject;
  const parts = [capitalize(texts.renderOneOf(ISSUE_INTRO_TEMPLATES[kind])).trimEnd()];
  for (const [detail, share] of BODY_SECTIONS_BY_KIND[kind]) {
    if (random.chance(share)) parts.push(capitalize(detail(texts)).trimEnd());
  }
  return parts.join('\n\n');
}
