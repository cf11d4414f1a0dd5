/** Labels; for what the functions answer see texts.ts. */
import { DESCRIPTION_LENGTH_MAX, LABEL_LENGTH_MAX } from '../limits';
import { lineProblem, longestProblem, storableProblem } from './texts';

/** The `component` of `component::net`, in lower case; null: the label has no scope. */
export function scopeOf(name: string): string | null {
  const end = name.indexOf('::');
  return end > 0 ? name.slice(0, end).toLowerCase() : null;
}

/** A name as it is kept: without space around it. */
export const cleanName = (name: string): string => name.trim();

export function labelNameProblem(name: string): string | null {
  const clean = cleanName(name);
  const problem = lineProblem('Name', clean, LABEL_LENGTH_MAX);
  if (problem) return problem;
  const parts = clean.split('::');
  if (parts.length > 2) return 'A label has at most one `::`.';
  return parts.some((part) => part.trim() === '') ? 'A scope and what is in it each need a name.' : null;
}

export function colorProblem(color: string): string | null {
  return /^#[0-9a-f]{6}$/i.test(color) ? null : 'A color is written #rrggbb.';
}

export function descriptionProblem(description: string): string | null {
  return (
    longestProblem('Description', description, DESCRIPTION_LENGTH_MAX) ??
    storableProblem('Description', description)
  );
}
