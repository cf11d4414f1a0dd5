import { BellOff, ChevronDown, Eye } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { WatchMenu_issue$key } from '../../../../__generated__/WatchMenu_issue.graphql';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { MenuButton } from '../../ui/MenuButton';
import { buildIssueKeyHref } from '../issueHref';
import { PermittedButton } from '../PermittedButton';
import { useResumeAction } from '../useResumeAction';
import { setWatchLevel } from './setWatchLevel';
import styles from './VoteAndWatch.module.css';
import { WATCH_LEVEL_OPTIONS, type WatchLevel } from './watchLevels';

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
