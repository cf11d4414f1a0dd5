import type { ProjectRow } from '../../store/read/projects';
import { createNotFoundError, type UserError } from '../base/UserError';
import type { IssueChange, IssueFieldsInput } from './IssueChange';
import type { IssueChangeContext } from './IssueChangeContext';
import type { IssueChangeDraft } from './IssueChangeDraft';

/** What the domain does with a field of an issue. */
export interface IssueFieldPart {
  /** Plans the change of the field, if one is requested: adds the new value and the events to the draft, or errors. */
  plan: (draft: IssueChangeDraft) => void;
  /**
   * Reads the change of the field from the input of a mutation.
   * @throws MutationRejectedError NOT_FOUND for an id of another type or project
   */
  decode: (input: IssueFieldsInput, project: ProjectRow) => IssueChange;
  /**
   * Returns why a change cannot apply to any issue, so that a bulk edit is rejected once rather than per issue. Null:
   * only the issue decides.
   */
  findBulkErrors: ((change: IssueChange, context: IssueChangeContext) => UserError[]) | null;
}

/**
 * Returns a NOT_FOUND error unless everything that the field refers to was found.
 * @param type what the field refers to, such as "Label"
 */
export const requireFound = (isFound: boolean, field: string, type: string): UserError[] =>
  isFound ? [] : [createNotFoundError(field, `${type} not found.`)];
