import { getEventKindCode, OPEN_STATE_CATEGORIES, STATE_CATEGORIES } from '../../../shared/issue';
import { parseMentionedLogins } from '../../../shared/mentions';
import type { MentioningText, NotificationEventRow } from '../../store/read/notificationEvents';
import type { MentionInEvent, NotifyingEvent } from '../../store/read/notificationRecipients';

const OPENED = getEventKindCode('opened');
const RELEASED = getEventKindCode('released');
const COMMENTED = getEventKindCode('commented');
const STATE_CHANGED = getEventKindCode('state_changed');
const ASSIGNED = getEventKindCode('assigned');
const TEXT_EDITED = [getEventKindCode('body_edited'), getEventKindCode('comment_edited')];

/** Returns the events of which somebody may be notified. */
export function toNotifyingEvents(
  rows: readonly NotificationEventRow[],
  categoryOfState: (stateId: number) => number | undefined,
): NotifyingEvent[] {
  const isOpen = (values: NotificationEventRow['after']): boolean => {
    const category = STATE_CATEGORIES[categoryOfState(Number(values?.['state'])) ?? -1];
    return category !== undefined && OPEN_STATE_CATEGORIES.includes(category);
  };
  return rows
    .filter(({ kind }) =>
      [OPENED, RELEASED, COMMENTED, STATE_CHANGED, ASSIGNED, ...TEXT_EDITED].includes(kind),
    )
    .map(({ kind, before, after, ...row }) => ({
      sequence: row.sequence,
      number: row.issue_number,
      bulkNumber: row.bulk_number ?? 0,
      actorId: row.actor_id,
      assigneeId: kind === ASSIGNED && after ? Number(after['user']) : null,
      isOpening: kind === OPENED || kind === RELEASED,
      isRelease: kind === RELEASED,
      subscriberTrigger: kind === COMMENTED ? 'comment' : kind === STATE_CHANGED ? 'state_change' : null,
      notifiesProject: [OPENED, RELEASED, COMMENTED, STATE_CHANGED].includes(kind),
      isClosing: kind === STATE_CHANGED && isOpen(before) && !isOpen(after),
    }));
}

/** Which texts the mentions of these events are in: descriptions by issue number, and comments by id. */
export const listMentioningTexts = (
  rows: readonly NotificationEventRow[],
): { issueNumbers: number[]; commentIds: number[] } => ({
  issueNumbers: rows
    .filter(({ kind }) => kind === OPENED || kind === RELEASED)
    .map((row) => row.issue_number),
  commentIds: rows
    .filter(({ kind, comment_id }) => kind === COMMENTED && comment_id !== null)
    .map((row) => row.comment_id!),
});

/**
 * Returns who is mentioned in new texts, and who was added to edited ones.
 * @param texts the texts that `listMentioningTexts` names, as far as they still exist
 */
export function findMentionsInEvents(
  rows: readonly NotificationEventRow[],
  texts: readonly MentioningText[],
): MentionInEvent[] {
  const descriptions = new Map(
    texts.filter(({ comment }) => comment === null).map((text) => [text.number, text]),
  );
  const comments = new Map(texts.map((text) => [text.comment, text]));
  return rows.flatMap((row) => {
    const text =
      row.kind === OPENED || row.kind === RELEASED
        ? descriptions.get(row.issue_number)?.body
        : row.kind === COMMENTED && row.comment_id !== null
          ? comments.get(row.comment_id)?.body
          : row.after?.['body'];
    const logins = parseMentionedLogins(String(text ?? ''));
    if (TEXT_EDITED.includes(row.kind))
      for (const login of parseMentionedLogins(String(row.before?.['body'] ?? ''))) logins.delete(login);
    return [...logins].map((login) => ({ sequence: row.sequence, login }));
  });
}
