import type { DemoIssueKind } from '../project/IssueSubjectMatter';
import { capitalize } from './template';
import { renderProblemCircumstances, renderFeatureRequestReason } from './circumstances';
import {
  renderConfigurationExcerpt,
  renderReporterEnvironment,
  renderExpectedAndActualResult,
  renderClosingRemark,
  renderLogExcerpt,
  renderReproductionSteps,
  renderSuspectedCause,
} from './details';
import { ISSUE_INTRO_TEMPLATES } from './intro';
import { renderCodeSample, renderStackTrace } from './trace';
import type { DemoTextGenerator } from './DemoTextGenerator';

type IssueBodySectionRenderer = (texts: DemoTextGenerator) => string;

/** Optional parts of an issue's body in their order, each with its probability. */
type WeightedIssueBodySections = readonly (readonly [IssueBodySectionRenderer, number])[];

const DEFECT_ISSUE_BODY_SECTIONS: WeightedIssueBodySections = [
  [renderProblemCircumstances, 0.45],
  [renderReproductionSteps, 0.45],
  [renderExpectedAndActualResult, 0.3],
  [renderStackTrace, 0.08],
  [renderLogExcerpt, 0.16],
  [renderCodeSample, 0.1],
  [renderConfigurationExcerpt, 0.12],
  [renderReporterEnvironment, 0.36],
  [renderSuspectedCause, 0.3],
  [renderClosingRemark, 0.22],
];
const CRASH_ISSUE_BODY_SECTIONS: WeightedIssueBodySections = [
  [renderProblemCircumstances, 0.35],
  [renderReproductionSteps, 0.3],
  [renderStackTrace, 0.75],
  [renderLogExcerpt, 0.1],
  [renderReporterEnvironment, 0.4],
  [renderSuspectedCause, 0.25],
  [renderClosingRemark, 0.25],
];
const NON_DEFECT_ISSUE_BODY_SECTIONS: WeightedIssueBodySections = [
  [renderFeatureRequestReason, 0.65],
  [renderCodeSample, 0.12],
  [renderConfigurationExcerpt, 0.2],
  [renderReporterEnvironment, 0.2],
  [renderSuspectedCause, 0.4],
  [renderClosingRemark, 0.3],
];

const ISSUE_BODY_SECTIONS_BY_KIND: Readonly<Record<DemoIssueKind, WeightedIssueBodySections>> = {
  failure: DEFECT_ISSUE_BODY_SECTIONS,
  slow: DEFECT_ISSUE_BODY_SECTIONS,
  leak: DEFECT_ISSUE_BODY_SECTIONS,
  regression: DEFECT_ISSUE_BODY_SECTIONS,
  hang: CRASH_ISSUE_BODY_SECTIONS,
  crash: CRASH_ISSUE_BODY_SECTIONS,
  flaky: CRASH_ISSUE_BODY_SECTIONS,
  wish: NON_DEFECT_ISSUE_BODY_SECTIONS,
  chore: NON_DEFECT_ISSUE_BODY_SECTIONS,
  question: NON_DEFECT_ISSUE_BODY_SECTIONS,
};

/** Generates the body of an issue: an introduction and optional details. */
export function generateIssueBody(texts: DemoTextGenerator): string {
  const { random, context } = texts;
  const { kind } = context.subject;
  const parts = [capitalize(texts.renderRandomTemplate(ISSUE_INTRO_TEMPLATES[kind])).trimEnd()];
  for (const [detail, share] of ISSUE_BODY_SECTIONS_BY_KIND[kind]) {
    if (random.nextBoolean(share)) parts.push(capitalize(detail(texts)).trimEnd());
  }
  return parts.join('\n\n');
}
