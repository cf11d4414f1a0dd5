/** Decisions about issues of the triage queue, and requests for information. */
import { TRIAGE_TEMPLATE_LENGTH_MAX } from './limits';

/** Kinds of triage decisions. The database stores the index of a kind: append kinds, and never reorder them. */
export const TRIAGE_DECISION_KINDS = ['accept', 'duplicate', 'decline', 'information', 'snooze'] as const;
export type TriageDecisionKind = (typeof TRIAGE_DECISION_KINDS)[number];

/** Returns the number that represents a kind of decision in the database. */
export const getTriageDecisionKindCode = (kind: TriageDecisionKind): number =>
  TRIAGE_DECISION_KINDS.indexOf(kind);

/** The query of the triage queue unless another one is requested. */
export const DEFAULT_TRIAGE_QUERY = 'category:triage';

/** The template for requests for information in projects that have not set their own. */
export const DEFAULT_INFORMATION_TEMPLATE = `@{author} Thank you for the report. To look into it, we need more information:

- Steps to reproduce the problem
- The expected and the actual result
- The version and the environment in which it occurs

Please add it in a comment. The issue returns to triage when you reply.`;

/** Placeholders of the template, with descriptions of their values. */
export const INFORMATION_TEMPLATE_PLACEHOLDERS = {
  author: 'Login of the author of the issue',
  key: 'Key of the issue, such as NET-4',
  title: 'Title of the issue',
  project: 'Name of the project',
} as const;
export type InformationTemplateValues = Readonly<
  Record<keyof typeof INFORMATION_TEMPLATE_PLACEHOLDERS, string | null>
>;

/**
 * Replaces the placeholders of a template. Unknown ones stay as they are. If the author is unknown, `@{author}` and the
 * spaces after it are removed.
 */
export function fillInformationTemplate(template: string, values: InformationTemplateValues): string {
  return template
    .replace(/@\{author\}[ \t]*/g, (match) => (values.author === null ? '' : match))
    .replace(/\{(\w+)\}/g, (match, name: string) =>
      Object.hasOwn(values, name) ? (values[name as keyof InformationTemplateValues] ?? '') : match,
    );
}

/**
 * Common names of labels for issues that wait for information: only their letters, without the scope. A label with such
 * a name is the default of the project setting.
 */
export const INFORMATION_LABEL_NAMES: readonly string[] = [
  'needsinformation',
  'needsinfo',
  'needinfo',
  'needmoreinfo',
  'needsmoreinfo',
  'needsmoreinformation',
  'moreinfoneeded',
  'moreinformationneeded',
  'moreinfo',
  'waitingforinformation',
  'waitingforinfo',
  'awaitinginformation',
  'awaitingresponse',
  'waitingforresponse',
  'waitingforreply',
  'needsresponse',
];

/** Returns why a template is invalid, or null. */
export function getInformationTemplateProblem(template: string): string | null {
  if (template.trim() === '') return 'Enter text.';
  return template.length > TRIAGE_TEMPLATE_LENGTH_MAX
    ? `The template must be at most ${TRIAGE_TEMPLATE_LENGTH_MAX.toLocaleString('en')} characters.`
    : null;
}
