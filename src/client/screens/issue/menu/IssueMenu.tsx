import { Ellipsis, Eraser, Lock, LockOpen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { IssueMenu_issue$key } from '../../../../../__generated__/IssueMenu_issue.graphql';
import { PermittedIconButton } from '../../../components/PermittedIconButton';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../../components/roles';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../../mutations/updateIssue';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { joinErrorMessages } from '../../../errors/UserError';
import { useCommands } from '../../../ui/commands/useCommands';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { LazySurface } from '../../../ui/LazySurface';
import { MenuButton } from '../../../ui/MenuButton';
import styles from './IssueMenu.module.css';

const DeleteIssueDialog = lazyWithPreload(
  async () => (await import('./DeleteIssueDialog')).DeleteIssueDialog,
);
const PurgeTextDialog = lazyWithPreload(
  async () => (await import('../timeline/PurgeTextDialog')).PurgeTextDialog,
);

const MENU_ICON_PROPS = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface IssueMenuProps {
  issue: IssueMenu_issue$key;
  /** Called after the issue has been deleted. */
  onDeleted: () => void;
}

/** Menu of maintainer actions: lock, purge and delete. */
export function IssueMenu({ issue, onDeleted }: IssueMenuProps) {
  const data = useFragment(
    graphql`
      fragment IssueMenu_issue on Issue {
        id
        key
        locked
        isGone
        viewerCan
        ...DeleteIssueDialog_issue
      }
    `,
    issue,
  );
  const [dialog, setDialog] = useState<'delete' | 'purge' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const mutationQueue = useMutationQueue();
  const { pathname: href } = useLocation();
  const { id, key, locked } = data;
  const close = () => setDialog(null);
  const setLocked = async () => {
    setError(null);
    const result = await mutationQueue.commitMutation(
      createQueuedMutation(updateIssue, { id, locked: !locked }),
      {
        summary: `${key}: ${locked ? 'unlocked' : 'locked'}`,
        href,
        inverse: createQueuedMutation(updateIssue, { id, locked, undo: true }),
      },
    );
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
  };
  const commands = {
    'issue.lock': () => void setLocked(),
    'issue.purge': () => setDialog('purge'),
    'issue.delete': () => setDialog('delete'),
  };
  useCommands(data.viewerCan.includes('MAINTAIN') && !data.isGone ? commands : {});
  const run = (command: string) => commands[command as keyof typeof commands]();
  // The delete dialog stays mounted while the optimistic update already marks the issue as deleted.
  if (data.isGone && dialog === null) return null;
  if (!data.viewerCan.includes('MAINTAIN') && dialog === null) {
    return (
      <PermittedIconButton
        permitted={false}
        requirement={MAINTAINER_REQUIRED_MESSAGE}
        label="More actions"
        className={styles.button}
      >
        <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
      </PermittedIconButton>
    );
  }

  const lock = locked
    ? { label: 'Unlock conversation', icon: <LockOpen {...MENU_ICON_PROPS} /> }
    : { label: 'Lock conversation', icon: <Lock {...MENU_ICON_PROPS} /> };
  return (
    <>
      {error !== null && (
        <span role="alert" className={styles.error} title={error}>
          {error}
        </span>
      )}
      <MenuButton
        label="More actions"
        className={styles.button}
        sections={[
          { items: [{ command: 'issue.lock', ...lock }], onAction: run },
          {
            items: [
              { command: 'issue.purge', icon: <Eraser {...MENU_ICON_PROPS} />, danger: true },
              { command: 'issue.delete', icon: <Trash2 {...MENU_ICON_PROPS} />, danger: true },
            ],
            onAction: run,
          },
        ]}
      >
        <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      <LazySurface onClose={close}>
        {dialog === 'delete' && <DeleteIssueDialog issue={data} onDeleted={onDeleted} onClose={close} />}
        {dialog === 'purge' && <PurgeTextDialog issueId={id} issueKey={key} onClose={close} />}
      </LazySurface>
    </>
  );
}
