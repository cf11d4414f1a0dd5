/** Validation of projects and milestones. See texts.ts for the return values. */
import { DISPLAY_NAME_LENGTH_MAX } from '../limits';
import { getSingleLineTextProblem } from './texts';

export function getProjectKeyProblem(key: string): string | null {
  return /^[A-Z][A-Z0-9]{1,9}$/.test(key)
    ? null
    : 'Use a capital letter followed by 1 to 9 capital letters or digits.';
}

export function getProjectNameProblem(name: string): string | null {
  return getSingleLineTextProblem('Name', name.trim(), DISPLAY_NAME_LENGTH_MAX);
}

export function getMilestoneTitleProblem(title: string): string | null {
  return getSingleLineTextProblem('Title', title.trim(), DISPLAY_NAME_LENGTH_MAX);
}
