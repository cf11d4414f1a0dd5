import type { IssueRow } from '../../store/read/issues';
import type { ProjectEventToAppend } from '../../store/write/events';
import type { IssueText } from '../../store/write/issues';
import type { StoredIssueLink } from '../../store/write/links';
import type { PlannedIssueChange } from '../../store/write/plans';
import type { IssueChangeContext } from './IssueChangeContext';
import { getPermissionError } from '../access/Actor';
import type { UserError } from '../base/UserError';
import type { IssueChange } from './IssueChange';

/** The current state of an issue. */
export interface IssueBeforeChange {
  row: IssueRow;
  /** Required if title or body may change. */
  text?: IssueText;
  /** Numbers of the issues that this one duplicates; required if the state may change. */
  canonicals?: readonly number[];
}

export type IssueChangePlan =
  /** The issue already has the requested values. */
  | { outcome: 'unchanged' }
  | { outcome: 'rejected'; errors: readonly UserError[] }
  /** `text`: the new title versions and body, if title or body changed; else null. */
  | { outcome: 'changed'; change: PlannedIssueChange; text: IssueText | null };

/** Collects the planned changes of one issue. Each field adds to it. */
export class IssueChangeDraft {
  readonly before: IssueRow;
  readonly row: IssueRow;
  readonly text: IssueText | null;
  readonly canonicals: readonly number[];
  readonly change: IssueChange;
  readonly context: IssueChangeContext;
  readonly events: ProjectEventToAppend[] = [];
  readonly linksAdded: StoredIssueLink[] = [];
  readonly linksRemoved: StoredIssueLink[] = [];
  readonly errors: UserError[] = [];
  textChanged = false;

  constructor(
    { row, text, canonicals = [] }: IssueBeforeChange,
    change: IssueChange,
    context: IssueChangeContext,
  ) {
    this.before = row;
    this.row = { ...row };
    this.text = text ? { ...text } : null;
    this.canonicals = canonicals;
    this.change = change;
    this.context = context;
  }

  /** The version of the issue after the change. */
  get nextVersion(): number {
    return this.before.version + 1;
  }

  get number(): number {
    return this.before.number;
  }

  addEvent(
    kind: ProjectEventToAppend['kind'],
    before: ProjectEventToAppend['before'],
    after: ProjectEventToAppend['after'],
  ): void {
    this.events.push({ number: this.number, kind, before, after });
  }

  addError(error: UserError): void {
    this.errors.push(error);
  }

  /** Records an error if the actor lacks the permission. */
  checkPermission(permission: 'TRIAGE' | 'EDIT' | 'MAINTAIN', action: string, field: string): boolean {
    const error = getPermissionError(this.context.actor, permission, action, {
      field,
      authorId: this.before.author_id,
    });
    if (error) this.addError(error);
    return error === null;
  }

  buildChangePlan(): IssueChangePlan {
    if (this.errors.length > 0) return { outcome: 'rejected', errors: this.errors };
    if (this.events.length === 0) return { outcome: 'unchanged' };
    const { before, row, events, linksAdded, linksRemoved } = this;
    row.version = this.nextVersion;
    row.updated_at = getLaterDate(this.before.updated_at, this.context.at);
    return {
      outcome: 'changed',
      change: { before, row, events, linksAdded, linksRemoved },
      text: this.textChanged ? this.text : null,
    };
  }
}

/** The later of two times: `updatedAt` never decreases, even if a server's clock is behind. */
export const getLaterDate = (a: Date, b: Date): Date => (a > b ? a : b);
