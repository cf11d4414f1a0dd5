import type { DemoIssueKind } from '../project/DemoIssueSubject';
import { capitalize } from './template';
import { generateDemoProblemCircumstances, generateDemoFeatureRequestReason } from './circumstances';
import {
  generateDemoConfigurationExcerpt,
  generateDemoReporterEnvironment,
  generateDemoExpectedAndActualResult,
  generateDemoClosingRemark,
  generateDemoLogExcerpt,
  generateDemoReproductionSteps,
  generateDemoSuspectedCause,
} from './details';
import { DEMO_ISSUE_INTRO_TEMPLATES } from './intro';
import { generateDemoCodeSample, generateDemoStackTrace } from './trace';
import type { DemoTextGenerator } from './DemoTextGenerator';

type DemoIssueBodySectionGenerator = (texts: DemoTextGenerator) => string;

/** Optional parts of an issue's body in their order, each with its probability. */
type WeightedDemoIssueBodySections = readonly (readonly [DemoIssueBodySectionGenerator, number])[];

const DEMO_DEFECT_ISSUE_BODY_SECTIONS: WeightedDemoIssueBodySections = [
  [generateDemoProblemCircumstances, 0.45],
  [generateDemoReproductionSteps, 0.45],
  [generateDemoExpectedAndActualResult, 0.3],
  [generateDemoStackTrace, 0.08],
  [generateDemoLogExcerpt, 0.16],
  [generateDemoCodeSample, 0.1],
  [generateDemoConfigurationExcerpt, 0.12],
  [generateDemoReporterEnvironment, 0.36],
  [generateDemoSuspectedCause, 0.3],
  [generateDemoClosingRemark, 0.22],
];
const DEMO_CRASH_ISSUE_BODY_SECTIONS: WeightedDemoIssueBodySections = [
  [generateDemoProblemCircumstances, 0.35],
  [generateDemoReproductionSteps, 0.3],
  [generateDemoStackTrace, 0.75],
  [generateDemoLogExcerpt, 0.1],
  [generateDemoReporterEnvironment, 0.4],
  [generateDemoSuspectedCause, 0.25],
  [generateDemoClosingRemark, 0.25],
];
const DEMO_NON_DEFECT_ISSUE_BODY_SECTIONS: WeightedDemoIssueBodySections = [
  [generateDemoFeatureRequestReason, 0.65],
  [generateDemoCodeSample, 0.12],
  [generateDemoConfigurationExcerpt, 0.2],
  [generateDemoReporterEnvironment, 0.2],
  [generateDemoSuspectedCause, 0.4],
  [generateDemoClosingRemark, 0.3],
];

const DEMO_ISSUE_BODY_SECTIONS_BY_KIND: Readonly<Record<DemoIssueKind, WeightedDemoIssueBodySections>> = {
  failure: DEMO_DEFECT_ISSUE_BODY_SECTIONS,
  slow: DEMO_DEFECT_ISSUE_BODY_SECTIONS,
  leak: DEMO_DEFECT_ISSUE_BODY_SECTIONS,
  regression: DEMO_DEFECT_ISSUE_BODY_SECTIONS,
  hang: DEMO_CRASH_ISSUE_BODY_SECTIONS,
  crash: DEMO_CRASH_ISSUE_BODY_SECTIONS,
  flaky: DEMO_CRASH_ISSUE_BODY_SECTIONS,
  wish: DEMO_NON_DEFECT_ISSUE_BODY_SECTIONS,
  chore: DEMO_NON_DEFECT_ISSUE_BODY_SECTIONS,
  question: DEMO_NON_DEFECT_ISSUE_BODY_SECTIONS,
};

/** Generates the body of an issue: an introduction and optional details. */
export function generateDemoIssueBody(texts: DemoTextGenerator): string {
  const { random, context } = texts;
  const { kind } = context.subject;
  const parts = [capitalize(texts.renderRandomTemplate(DEMO_ISSUE_INTRO_TEMPLATES[kind])).trimEnd()];
  for (const [detail, share] of DEMO_ISSUE_BODY_SECTIONS_BY_KIND[kind]) {
    if (random.nextBoolean(share)) parts.push(capitalize(detail(texts)).trimEnd());
  }
  return parts.join('\n\n');
}
