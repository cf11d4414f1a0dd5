/** Validation of labels. See texts.ts for the return values. */
import { DESCRIPTION_LENGTH_MAX, LABEL_NAME_LENGTH_MAX } from '../limits';
import { getSingleLineTextProblem, getTextLengthProblem, getInvalidCharacterProblem } from './texts';

/** Returns the scope of a label in lower case (`component` of `component::net`), or null for a label without scope. */
export function parseLabelScope(name: string): string | null {
  const end = name.indexOf('::');
  return end > 0 ? name.slice(0, end).toLowerCase() : null;
}

/** Removes surrounding white space from a label's name, as is done before it is stored. */
export const trimLabelName = (name: string): string => name.trim();

export function getLabelNameProblem(name: string): string | null {
  const clean = trimLabelName(name);
  const problem = getSingleLineTextProblem('Name', clean, LABEL_NAME_LENGTH_MAX);
  if (problem) return problem;
  const parts = clean.split('::');
  if (parts.length > 2) return 'A label can contain `::` only once.';
  return parts.some((part) => part.trim() === '') ? 'Text is required on both sides of `::`.' : null;
}

export function getLabelColorProblem(color: string): string | null {
  return /^#[0-9a-f]{6}$/i.test(color) ? null : 'Enter a color as #rrggbb.';
}

export function getDescriptionProblem(description: string): string | null {
  return (
    getTextLengthProblem('Description', description, DESCRIPTION_LENGTH_MAX) ??
    getInvalidCharacterProblem('Description', description)
  );
}
