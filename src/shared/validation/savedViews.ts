/** Validation of saved views. See texts.ts for the return value. */
import { SAVED_VIEW_NAME_LENGTH_MAX } from '../limits';
import { getSingleLineTextProblem } from './texts';

export const getSavedViewNameProblem = (name: string): string | null =>
  getSingleLineTextProblem('Name', name.trim(), SAVED_VIEW_NAME_LENGTH_MAX);
