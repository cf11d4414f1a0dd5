/** Detects edits of labels, milestones, projects and comments that are based on an outdated version. */
import type { EventKind } from '../../../shared/events/kinds';
import { readEventsSince } from '../../store/write/lastChange';
import type { Transaction } from '../../store/write/transaction';
import { formatTimeAgo } from '../base/formatTimeAgo';
import { createInvalidFieldError, MutationRejectedError, type UserError } from '../base/UserError';

/** Maximum length, in UTF-16 code units, of a value that a message quotes. */
const QUOTED_VALUE_LENGTH_MAX = 60;

/** A field of an edit. */
interface EditedField {
  /** Name of the field in the mutation's input object. */
  input: string;
  /** Name of the field in events. Default: `input`. */
  event?: string;
  /** Noun for the field in messages. Default: `input`. */
  noun?: string;
  /** Formats the field's value from an event for use in a message. */
  format?: (value: string | number) => string;
}

interface StaleEditCheck {
  projectId: number;
  /** Number of an edited comment's issue. PROJECT_EVENT_PLACEHOLDER_ISSUE_NUMBER for other objects. */
  issueNumber: number;
  /** Kind of the events that record edits of the object. */
  kind: EventKind;
  /** The event field that contains the object's id, and the id. Null if events of this kind have only one object. */
  object: readonly [field: string, id: number] | null;
  /** Version of the project on which the edit is based. Null: the edit overwrites all earlier changes. */
  baseVersion: string | null | undefined;
  /** The user who edits. Users do not conflict with their own earlier edits. */
  actorId: number | null;
  fields: readonly EditedField[];
}

/**
 * Rejects an edit if another user has changed one of the edited fields since the version that the edit is based on.
 * @throws MutationRejectedError CONFLICT, or VALIDATION_FAILED for an invalid version
 */
export async function rejectStaleEdit(tx: Transaction, check: StaleEditCheck): Promise<void> {
  const { baseVersion, fields } = check;
  if (baseVersion == null || fields.length === 0) return;
  // A larger number would not fit into PostgreSQL's int8.
  if (!/^\d{1,18}$/.test(baseVersion))
    throw new MutationRejectedError(createInvalidFieldError('baseVersion', 'The version is invalid.'));
  const events = await readEventsSince(tx, { ...check, sequence: Number(baseVersion) });
  const now = new Date();
  const errors = fields.flatMap(
    ({ input, event: name = input, noun = input, format = String }): UserError[] => {
      const last = events.find(({ before, after }) => before[name] !== after[name]);
      if (!last) return [];
      const newValue = last.after[name];
      const value = newValue == null || newValue === '' ? null : format(newValue);
      const quoted = value !== null && value.length <= QUOTED_VALUE_LENGTH_MAX ? ` to “${value}”` : '';
      const message = `${last.login ?? 'Someone'} changed the ${noun}${quoted} ${formatTimeAgo(now, last.createdAt)}.`;
      const latest = { version: events[0]!.sequence, value };
      return [{ kind: 'conflict', code: 'CONFLICT', path: [input], message, current: null, latest }];
    },
  );
  if (errors.length > 0) throw new MutationRejectedError(...errors);
}
