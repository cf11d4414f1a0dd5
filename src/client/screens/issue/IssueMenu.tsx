import { Ellipsis, Eraser, Layers, Lock, LockOpen, Trash2, UserRound } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IssueMenu_issue$key } from '../../../../__generated__/IssueMenu_issue.graphql';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/permissions/roles';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { useMutationStatus } from '../../mutations/useMutationStatus';
import { useCommands } from '../../ui/commands/dispatch';
import { lazyWithPreload } from '../../ui/lazyWithPreload';
import { LazySurface } from '../../ui/LazySurface';
import { MenuButton } from '../../ui/MenuButton';
import { loadAndSelectRelatedIssues } from '../issues/selection/loadAndSelectRelatedIssues';
import styles from './IssueMenu.module.css';

const DeleteIssueDialog = lazyWithPreload(
  async () => (await import('./DeleteIssueDialog')).DeleteIssueDialog,
);
const PurgeTextDialog = lazyWithPreload(
  async () => (await import('./timeline/PurgeTextDialog')).PurgeTextDialog,
);

const MENU_ICON_PROPS = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface IssueMenuProps {
  issue: IssueMenu_issue$key;
  /** Called after the issue has been deleted. */
  onDeleted: () => void;
}

/** Menu of an issue: selecting related issues and, for maintainers, locking, purging and deleting. */
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
  const mutationQueue = useMutationQueue();
  const { error, track } = useMutationStatus();
  const { pathname: href } = useLocation();
  const { id, key, locked } = data;
  const close = () => setDialog(null);
  const setLocked = () => {
    const { mutation, inverse } = createIssueUpdate(id, { locked: !locked }, { locked });
    const summary = `${key}: ${locked ? 'unlocked' : 'locked'}`;
    const committed = mutationQueue.commitMutation(mutation, { summary, href, inverse });
    void track(committed);
  };
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const select = (relation: 'author' | 'burst') => () =>
    loadAndSelectRelatedIssues({ environment, navigate }, key, relation);
  const selectCommands = { 'select.author': select('author'), 'select.burst': select('burst') };
  const maintainerCommands = {
    'issue.lock': setLocked,
    'issue.purge': () => setDialog('purge'),
    'issue.delete': () => setDialog('delete'),
  };
  const commands = { ...selectCommands, ...maintainerCommands };
  const isMaintainer = data.viewerCan.includes('MAINTAIN');
  useCommands(data.isGone ? {} : isMaintainer ? commands : selectCommands);
  const run = (command: string) => commands[command as keyof typeof commands]();
  // The delete dialog stays mounted while the optimistic update already marks the issue as deleted.
  if (data.isGone && dialog === null) return null;

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
          {
            title: 'Select for a bulk edit',
            items: [
              { command: 'select.author', icon: <UserRound {...MENU_ICON_PROPS} /> },
              { command: 'select.burst', icon: <Layers {...MENU_ICON_PROPS} /> },
            ],
            onAction: run,
          },
          {
            title: isMaintainer ? 'Maintenance' : MAINTAINER_REQUIRED_MESSAGE,
            isDisabled: !isMaintainer,
            items: [
              { command: 'issue.lock', ...lock },
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
