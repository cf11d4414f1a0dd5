/** Generates the title, the body and the comments of a demo issue. */
import { ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import type { DefaultWorkflowStateName } from '../../../shared/workflow';
import type { DemoIssueKind } from '../project/DemoIssueSubject';
import type { RandomGenerator } from '../project/RandomGenerator';
import templates from '../vocabulary/bodies.json';
import titles from '../vocabulary/titles.json';
import type { DemoTextGenerator } from './DemoTextGenerator';
import { capitalize } from './template';
import { generateDemoCodeSample, generateDemoStackTrace } from './trace';
import history from '../vocabulary/history.json';

const TITLE_TEMPLATES: Readonly<Record<DemoIssueKind, readonly string[]>> = titles;
/** First sentences of a body. */
const INTRO_TEMPLATES: Readonly<Record<DemoIssueKind, readonly string[]>> = templates.intros;
/** Share of feature requests and maintenance issues with a task list, from 0 to 1. */
const DEMO_TASK_LIST_SHARE = 0.3;

type BodySection = (texts: DemoTextGenerator) => string;

/** Optional parts of an issue's body in their order, each with its probability. */
type WeightedBodySections = readonly (readonly [BodySection, number])[];

/** When and where the problem occurs, and what the reporter tried. */
const circumstances: BodySection = (texts) => texts.renderRandomTemplate(templates.circumstances);
/** A reason for a feature request or a task. */
const requestReason: BodySection = (texts) => texts.renderRandomTemplate(templates.requestReasons);
const expectedAndActualResult: BodySection = (texts) =>
  texts.renderRandomTemplate(templates.expectedAndActualResults);
const environment: BodySection = (texts) => texts.renderRandomTemplate(templates.environments);
/** A workaround or a suspected cause. */
const suspectedCause: BodySection = (texts) => texts.renderRandomTemplate(templates.suspectedCauses);
const closingRemark: BodySection = (texts) => texts.renderRandomTemplate(templates.closingRemarks);

const DEFECT_SECTIONS: WeightedBodySections = [
  [circumstances, 0.45],
  [generateReproductionSteps, 0.45],
  [expectedAndActualResult, 0.3],
  [generateDemoStackTrace, 0.08],
  [generateLogExcerpt, 0.16],
  [generateDemoCodeSample, 0.1],
  [generateConfigurationExcerpt, 0.12],
  [environment, 0.36],
  [suspectedCause, 0.3],
  [closingRemark, 0.22],
];
const CRASH_SECTIONS: WeightedBodySections = [
  [circumstances, 0.35],
  [generateReproductionSteps, 0.3],
  [generateDemoStackTrace, 0.75],
  [generateLogExcerpt, 0.1],
  [environment, 0.4],
  [suspectedCause, 0.25],
  [closingRemark, 0.25],
];
const NON_DEFECT_SECTIONS: WeightedBodySections = [
  [requestReason, 0.65],
  [generateDemoCodeSample, 0.12],
  [generateConfigurationExcerpt, 0.2],
  [environment, 0.2],
  [suspectedCause, 0.4],
  [closingRemark, 0.3],
];

const SECTIONS_BY_KIND: Readonly<Record<DemoIssueKind, WeightedBodySections>> = {
  failure: DEFECT_SECTIONS,
  slow: DEFECT_SECTIONS,
  leak: DEFECT_SECTIONS,
  regression: DEFECT_SECTIONS,
  hang: CRASH_SECTIONS,
  crash: CRASH_SECTIONS,
  flaky: CRASH_SECTIONS,
  wish: NON_DEFECT_SECTIONS,
  chore: NON_DEFECT_SECTIONS,
  question: NON_DEFECT_SECTIONS,
};

/** Generates the title of an issue, at most ISSUE_TITLE_LENGTH_MAX long. */
export function generateDemoIssueTitle(texts: DemoTextGenerator): string {
  const title = capitalize(texts.renderRandomTemplate(TITLE_TEMPLATES[texts.context.subject.kind]));
  return title.length > ISSUE_TITLE_LENGTH_MAX ? title.slice(0, ISSUE_TITLE_LENGTH_MAX) : title;
}

/** Generates the body of an issue: an introduction and optional details. */
export function generateDemoIssueBody(texts: DemoTextGenerator): string {
  const { random, context } = texts;
  const { kind } = context.subject;
  const parts = [capitalize(texts.renderRandomTemplate(INTRO_TEMPLATES[kind])).trimEnd()];
  for (const [section, share] of SECTIONS_BY_KIND[kind]) {
    if (random.nextBoolean(share)) parts.push(capitalize(section(texts)).trimEnd());
  }
  return parts.join('\n\n');
}

/** Appends a task list to the body of some issues. All tasks of done issues are ticked. */
export function appendDemoTasks(
  body: string,
  kind: DemoIssueKind,
  state: DefaultWorkflowStateName,
  random: RandomGenerator,
): string {
  if ((kind !== 'wish' && kind !== 'chore') || !random.nextBoolean(DEMO_TASK_LIST_SHARE)) return body;
  const tasks = templates.tasks.filter(() => random.nextBoolean(0.7));
  const done = countDoneTasks(tasks.length, state, random);
  const lines = tasks.map((task, index) => `- [${index < done ? 'x' : ' '}] ${task}`);
  return lines.length === 0 ? body : `${body}\n\n### Tasks\n\n${lines.join('\n')}`;
}

/** Numbered steps to reproduce. The last one triggers the problem. */
function generateReproductionSteps(texts: DemoTextGenerator): string {
  const { random } = texts;
  const { headings, first, middle, last } = templates.reproductionSteps;
  const list = new Set<string>();
  if (random.nextBoolean(0.5)) list.add(texts.renderRandomTemplate(first));
  const count = random.nextInteger(1, 3);
  for (let i = 0; i < count; i++) list.add(texts.renderRandomTemplate(texts.context.subject.area.steps));
  if (random.nextBoolean(0.4)) list.add(texts.renderRandomTemplate(middle));
  list.add(texts.renderRandomTemplate(last));
  const lines = [...list].map((step, i) => `${i + 1}. ${step}`);
  return `${texts.renderRandomTemplate(headings)}\n\n${lines.join('\n')}`;
}

function generateLogExcerpt(texts: DemoTextGenerator): string {
  const { random } = texts;
  let clock = random.nextInteger(0, 86_000_000);
  const lines: string[] = [];
  for (let i = random.nextInteger(2, 5); i > 0; i--) {
    clock += random.nextInteger(1, 4_000);
    const time = new Date(clock).toISOString().slice(11, 23);
    lines.push(
      `${time} ${texts.renderTemplateWithNewNumbers(random.pickRandomElement(texts.context.subject.area.logs))}`,
    );
  }
  lines.push(
    texts.renderTemplate(`E ${texts.context.subject.className}: {$error|$error ($few)|failed with $error}`),
  );
  return `${texts.renderRandomTemplate(templates.logHeadings)}\n\n\`\`\`\n${lines.join('\n')}\n\`\`\``;
}

function generateConfigurationExcerpt(texts: DemoTextGenerator): string {
  const { settings } = texts.context.subject.area;
  const chosen = new Set([
    texts.random.pickRandomElement(settings),
    texts.random.pickRandomElement(settings),
  ]);
  const lines = [...chosen].map((line) => texts.renderTemplateWithNewNumbers(line));
  const heading = texts.renderRandomTemplate(templates.configurationHeadings);
  return `${heading}\n\n\`\`\`ini\n${lines.join('\n')}\n\`\`\``;
}

function countDoneTasks(total: number, state: DefaultWorkflowStateName, random: RandomGenerator): number {
  switch (state) {
    case 'Done':
      return total;
    case 'In progress':
      return random.nextInteger(0, total - 1);
    case 'In review':
      return Math.max(0, total - random.nextInteger(1, 2));
    default:
      return random.nextBoolean(0.8) ? 0 : Math.min(1, total);
  }
}

export type DemoCommentKind =
  | 'reporter'
  | 'bystander'
  | 'triage'
  | 'developer'
  | 'verification'
  | 'stale'
  | 'duplicate'
  | 'answer';

const COMMENT_TEMPLATES: Readonly<Record<DemoCommentKind, readonly string[]>> = history.comments;
const FOLLOW_UP_TEMPLATES: Partial<Record<DemoCommentKind, readonly string[]>> = history.commentFollowUps;

/**
 * Generates a comment of about 18 words. Some comments contain code or a quote.
 * @param quotable text to quote from
 */
export function generateDemoCommentText(
  kind: DemoCommentKind,
  texts: DemoTextGenerator,
  quotable: string,
): string {
  const { random } = texts;
  let text = texts.renderRandomTemplate(COMMENT_TEMPLATES[kind]);
  if (random.nextBoolean(0.5))
    text += ` ${texts.renderRandomTemplate(FOLLOW_UP_TEMPLATES[kind] ?? history.generalCommentFollowUps)}`;
  if (random.nextBoolean(0.06)) text = `> ${extractFirstSentence(quotable)}\n\n${text}`;
  if (kind === 'developer' && random.nextBoolean(0.07)) text += `\n\n${generateDemoCodeSample(texts)}`;
  if (kind === 'bystander' && random.nextBoolean(0.04)) text += `\n\n${generateDemoStackTrace(texts)}`;
  return text.trimEnd();
}

const extractFirstSentence = (text: string): string => /^[^\n]*?[.?!](?=\s|$)|^[^\n]*/.exec(text)![0];
