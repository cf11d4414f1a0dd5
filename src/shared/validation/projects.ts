/** Validation of projects and milestones. See texts.ts for the return values. */
import { NAME_LENGTH_MAX } from '../limits';
import { singleLineProblem } from './texts';

export function projectKeyProblem(key: string): string | null {
  return /^[A-Z][A-Z0-9]{1,9}$/.test(key)
    ? null
    : 'Use a capital letter followed by 1 to 9 capital letters or digits.';
}

export function projectNameProblem(name: string): string | null {
  return singleLineProblem('Name', name.trim(), NAME_LENGTH_MAX);
}

export function milestoneTitleProblem(title: string): string | null {
  return singleLineProblem('Title', title.trim(), NAME_LENGTH_MAX);
}
