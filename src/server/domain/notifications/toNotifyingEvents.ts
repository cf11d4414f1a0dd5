import {
  getEventKindByCode,
  getPartByEventKind,
  type NotifyingEventKind,
} from '../../../shared/events/kinds';
import { OPEN_STATE_CATEGORIES, STATE_CATEGORIES } from '../../../shared/issue';
import { parseMentionedLogins } from '../../../shared/mentions';
import type { MentioningText, NotificationEventRow } from '../../store/read/notificationEvents';
import type { MentionInEvent, NotifyingEvent } from '../../store/read/notificationRecipients';

/** How events of a kind notify people. */
interface NotifyingEventPart {
  /** Why watchers, participants and assignees of the issue are notified; null: they are not notified. */
  subscriberTrigger: NotifyingEvent['subscriberTrigger'];
  /** Whether people who watch the whole project are notified. */
  notifiesProject: boolean;
  /**
   * Which text mentions people who are notified: the issue's description, the comment, or the difference that an edit
   * of either made.
   */
  mentionsIn: 'description' | 'comment' | 'edit' | null;
}

const NOTIFYING_EVENTS: Readonly<Record<NotifyingEventKind, NotifyingEventPart>> = {
  opened: { subscriberTrigger: null, notifiesProject: true, mentionsIn: 'description' },
  released: { subscriberTrigger: null, notifiesProject: true, mentionsIn: 'description' },
  commented: { subscriberTrigger: 'comment', notifiesProject: true, mentionsIn: 'comment' },
  state_changed: { subscriberTrigger: 'state_change', notifiesProject: true, mentionsIn: null },
  assigned: { subscriberTrigger: null, notifiesProject: false, mentionsIn: null },
  body_edited: { subscriberTrigger: null, notifiesProject: false, mentionsIn: 'edit' },
  comment_edited: { subscriberTrigger: null, notifiesProject: false, mentionsIn: 'edit' },
};

/** Returns the events of which somebody may be notified. */
export function toNotifyingEvents(
  rows: readonly NotificationEventRow[],
  categoryOfState: (stateId: number) => number | undefined,
): NotifyingEvent[] {
  const isOpen = (values: NotificationEventRow['after']): boolean => {
    const category = STATE_CATEGORIES[categoryOfState(Number(values?.['state'])) ?? -1];
    return category !== undefined && OPEN_STATE_CATEGORIES.includes(category);
  };
  return rows.flatMap(({ kind: code, before, after, ...row }): NotifyingEvent[] => {
    const kind = getEventKindByCode(code);
    const part = getPartByEventKind(NOTIFYING_EVENTS, kind);
    if (!part) return [];
    const { subscriberTrigger, notifiesProject } = part;
    return [
      {
        sequence: row.sequence,
        number: row.issue_number,
        bulkNumber: row.bulk_number ?? 0,
        actorId: row.actor_id,
        assigneeId: kind === 'assigned' && after ? Number(after['user']) : null,
        isOpening: kind === 'opened' || kind === 'released',
        isRelease: kind === 'released',
        subscriberTrigger,
        notifiesProject,
        isClosing: kind === 'state_changed' && isOpen(before) && !isOpen(after),
      },
    ];
  });
}

const getMentionsIn = ({ kind }: NotificationEventRow): NotifyingEventPart['mentionsIn'] =>
  getPartByEventKind(NOTIFYING_EVENTS, getEventKindByCode(kind))?.mentionsIn ?? null;

/** Which texts the mentions of these events are in: descriptions by issue number, and comments by id. */
export const listMentioningTexts = (
  rows: readonly NotificationEventRow[],
): { issueNumbers: number[]; commentIds: number[] } => ({
  issueNumbers: rows.filter((row) => getMentionsIn(row) === 'description').map((row) => row.issue_number),
  commentIds: rows
    .filter((row) => getMentionsIn(row) === 'comment')
    .flatMap(({ comment_id }) => comment_id ?? []),
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
  const findText = (row: NotificationEventRow) => {
    switch (getMentionsIn(row)) {
      case 'description':
        return descriptions.get(row.issue_number)?.body;
      case 'comment':
        return row.comment_id === null ? undefined : comments.get(row.comment_id)?.body;
      case 'edit':
        return row.after?.['body'];
      case null:
        return undefined;
    }
  };
  return rows.flatMap((row) => {
    const logins = parseMentionedLogins(String(findText(row) ?? ''));
    if (getMentionsIn(row) === 'edit')
      for (const login of parseMentionedLogins(String(row.before?.['body'] ?? ''))) logins.delete(login);
    return [...logins].map((login) => ({ sequence: row.sequence, login }));
  });
}
