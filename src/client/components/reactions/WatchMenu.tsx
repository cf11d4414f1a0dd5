import { BellOff, ChevronDown, Eye } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { WatchMenu_issue$key } from '../../../../__generated__/WatchMenu_issue.graphql';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { MenuButton } from '../../ui/MenuButton';
import { buildIssueKeyHref } from '../../navigation/hrefs';
import { PermittedButton } from '../permissions/PermittedButton';
import { useResumeAction } from '../../auth/useResumeAction';
import { setWatchLevel } from './setWatchLevel';
import styles from './VoteAndWatch.module.css';

/** Menu of the watch levels of an issue: which of its changes notify the viewer. */
export function WatchMenu({ issue }: { issue: WatchMenu_issue$key }) {
  const data = useFragment(
    graphql`
      fragment WatchMenu_issue on Issue {
        id
        key
        isGone
        viewerWatchLevel
        viewerCan
      }
    `,
    issue,
  );
  const mutationQueue = useMutationQueue();
  const { id: issueId, key, viewerWatchLevel: level } = data;
  const isPermitted = data.viewerCan.includes('VOTE');
  const setLevel = (next: WatchLevel) => {
    if (next === level) return;
    void mutationQueue.commitMutation(createQueuedMutation(setWatchLevel, { issueId, level: next }), {
      summary: `${key}: ${WATCH_LEVEL_OPTIONS.find(({ id }) => id === next)?.summary}`,
      href: buildIssueKeyHref(key),
      inverse: createQueuedMutation(setWatchLevel, { issueId, level }),
    });
  };
  const resumeAction = `watch.${issueId}`;
  useResumeAction(resumeAction, () => {
    // An action that is resumed after the sign-in must not change a level that the user had chosen before.
    if (isPermitted && level === 'PARTICIPATING') setLevel('ALL');
  });
  if (data.isGone) return null;
  const option = WATCH_LEVEL_OPTIONS.find(({ id }) => id === level);
  const Icon = level === 'MUTED' ? BellOff : Eye;
  const text = (
    <>
      <Icon size={15} strokeWidth={1.75} aria-hidden="true" />
      {option?.button ?? 'Watch'}
      <ChevronDown size={13} strokeWidth={1.75} aria-hidden="true" />
    </>
  );
  const className = level === 'PARTICIPATING' ? styles.toggle : `${styles.toggle} ${styles.chosen}`;
  if (!isPermitted) {
    return (
      <PermittedButton
        permitted={false}
        requirement="Requires the reader role or higher"
        resumeAction={resumeAction}
        command="issue.watch"
        variant="quiet"
        className={className}
      >
        {text}
      </PermittedButton>
    );
  }
  return (
    <MenuButton
      label="Watch"
      command="issue.watch"
      isNameVisible
      className={className}
      sections={[
        {
          title: 'Notifications',
          items: WATCH_LEVEL_OPTIONS.map(({ id, label }) => ({ id, label })),
          selected: level,
          onAction: (id) => setLevel(id as WatchLevel),
        },
      ]}
    >
      {text}
    </MenuButton>
  );
}

/** The watch levels of an issue: labels in the menu and on its button, and summaries of changes. */
const WATCH_LEVEL_OPTIONS = [
  {
    id: 'PARTICIPATING',
    label: 'Participating: notifications as set for the project',
    button: 'Watch',
    summary: 'notifications as set for the project',
  },
  { id: 'ALL', label: 'Watching: all comments and state changes', button: 'Watching', summary: 'watching' },
  { id: 'MUTED', label: 'Muted: mentions and assignments only', button: 'Muted', summary: 'muted' },
] as const;

type WatchLevel = (typeof WATCH_LEVEL_OPTIONS)[number]['id'];
