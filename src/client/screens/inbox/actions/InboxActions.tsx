import { AlarmClock, BellOff, Check, Ellipsis, Inbox, Mail, Maximize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { InboxActions_notification$key } from '../../../../../__generated__/InboxActions_notification.graphql';
import { buildBulkOperationHref, buildIssueHref, OPENED_FROM_INBOX_STATE } from '../../../navigation/hrefs';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../../mutations/useMutationStatus';
import { Button } from '../../../ui/Button';
import { CommandKbd } from '../../../ui/Kbd';
import { useCommands } from '../../../ui/commands/dispatch';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import { MenuButton } from '../../../ui/MenuButton';
import type { MenuCommand } from '../../../ui/MenuPopover';
import { muteIssue, updateNotifications } from './notificationMutations';
import styles from './InboxActions.module.css';

const SnoozeDayDialog = lazyWithPreload(
  async () => (await import('../../../components/snooze/SnoozeMenu')).SnoozeDayDialog,
);
const SnoozeMenu = lazyWithPreload(
  async () => (await import('../../../components/snooze/SnoozeMenu')).SnoozeMenu,
);

const ICON_PROPS = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

type NotificationState = 'UNREAD' | 'READ' | 'DONE' | 'SNOOZED';

interface InboxActionsProps {
  notification: InboxActions_notification$key;
  /** URL of the inbox with this notification opened. */
  href: string;
  /** Called before the notification leaves the list. */
  onLeave: () => void;
}

/** Buttons and keys for the opened notification. */
export function InboxActions({ notification, href, onLeave }: InboxActionsProps) {
  const data = useFragment(
    graphql`
      fragment InboxActions_notification on Notification {
        id
        state
        snoozedUntil
        version
        project {
          key
        }
        issue {
          id
          key
          number
          viewerWatchLevel
        }
        bulkOperation {
          number
        }
      }
    `,
    notification,
  );
  const { id, state, version, project, issue, bulkOperation } = data;
  const mutationQueue = useMutationQueue();
  const navigate = useNavigate();
  const [snoozing, setSnoozing] = useState<'menu' | 'day' | null>(null);
  const { error, track } = useMutationStatus();
  const snoozeButton = useRef<HTMLButtonElement>(null);
  const name = issue?.key ?? `Bulk edit ${bulkOperation?.number ?? ''}`;
  const stateBefore = {
    state: state as NotificationState,
    snoozedUntil: data.snoozedUntil ?? null,
    seenVersion: version,
  };
  const isOut = state === 'DONE' || state === 'SNOOZED';

  const setState = (next: NotificationState, words: string, until: Date | null = null) => {
    const snoozedUntil = until?.toISOString() ?? null;
    const input = { ids: [id], state: next, snoozedUntil, seenVersion: version };
    const committed = mutationQueue.commitMutation(createQueuedMutation(updateNotifications, input), {
      summary: `${name}: ${words}`,
      href,
      inverse: createQueuedMutation(updateNotifications, { ids: [id], ...stateBefore }),
    });
    void track(committed);
  };
  const leave = (next: NotificationState, words: string, until?: Date | null) => {
    onLeave();
    setState(next, words, until);
  };
  const done = () => (isOut ? leave('READ', 'moved to the inbox') : leave('DONE', 'done'));
  const unread = () => setState('UNREAD', 'marked as unread');
  const mute = () => {
    if (!issue) return;
    const { id: issueId, viewerWatchLevel: level } = issue;
    onLeave();
    void track(
      mutationQueue.commitMutation(
        createQueuedMutation(muteIssue, {
          issueId,
          level: 'MUTED',
          notificationState: 'DONE',
          seenVersion: version,
        }),
        {
          summary: `${name}: muted`,
          href,
          inverse: createQueuedMutation(muteIssue, {
            issueId,
            level,
            notificationState: stateBefore.state,
            snoozedUntil: stateBefore.snoozedUntil,
            seenVersion: version,
          }),
        },
      ),
    );
  };
  const snooze = (until: Date | null, words: string) => {
    setSnoozing(null);
    leave('SNOOZED', `snoozed ${words}`, until);
  };
  const open = () =>
    void navigate(
      issue
        ? buildIssueHref(project.key, issue.number)
        : buildBulkOperationHref(project.key, bulkOperation?.number ?? 0),
      { state: OPENED_FROM_INBOX_STATE },
    );
  useCommands({
    'inbox.done': done,
    'inbox.snooze': () => setSnoozing('menu'),
    'inbox.unread': unread,
    ...(issue && { 'inbox.mute': mute }),
    'list.open': (event) => {
      if (event.target instanceof Element && event.target.closest('button, main a:not([aria-current])'))
        return false;
      open();
    },
  });
  const more: (MenuCommand & { run: () => void })[] = [
    { command: 'inbox.unread', icon: <Mail {...ICON_PROPS} />, run: unread },
    ...(issue ? [{ command: 'inbox.mute' as const, icon: <BellOff {...ICON_PROPS} />, run: mute }] : []),
    {
      command: 'list.open',
      label: issue ? 'Open the issue' : 'Open the bulk edit',
      icon: <Maximize2 {...ICON_PROPS} />,
      run: open,
    },
  ];
  return (
    <div className={styles.actions}>
      {error !== null && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
      <Button
        ref={snoozeButton}
        data-command="inbox.snooze"
        aria-haspopup="menu"
        aria-expanded={snoozing === 'menu'}
        onPointerEnter={SnoozeMenu.preload}
        onFocus={SnoozeMenu.preload}
        onClick={() => setSnoozing('menu')}
      >
        <AlarmClock {...ICON_PROPS} /> <span className={styles.text}>Snooze</span>
        <CommandKbd id="inbox.snooze" />
      </Button>
      <Button data-command="inbox.done" onClick={done}>
        {isOut ? <Inbox {...ICON_PROPS} /> : <Check {...ICON_PROPS} />}{' '}
        <span className={styles.text}>{isOut ? 'Move to inbox' : 'Done'}</span>
        <CommandKbd id="inbox.done" />
      </Button>
      <MenuButton
        label="More actions"
        className={styles.more}
        sections={[
          { items: more, onAction: (chosen) => more.find(({ command }) => command === chosen)?.run() },
        ]}
      >
        <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      {snoozing && (
        <LazySurface trigger={snoozeButton} onClose={() => setSnoozing(null)}>
          {snoozing === 'menu' ? (
            <SnoozeMenu
              trigger={snoozeButton}
              eventLabel="Until the next comment or change"
              onChoose={snooze}
              onChooseDay={() => setSnoozing('day')}
              // Choosing the menu's calendar item also closes the menu; the calendar must then stay open.
              onClose={() => setSnoozing((current) => (current === 'menu' ? null : current))}
            />
          ) : (
            <SnoozeDayDialog onChoose={snooze} onClose={() => setSnoozing(null)} />
          )}
        </LazySurface>
      )}
    </div>
  );
}
