import { Ellipsis, Eraser, Lock, LockOpen, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { IssueMenu_issue$key } from '../../../../../__generated__/IssueMenu_issue.graphql';
import { PermittedIconButton } from '../../../components/PermittedIconButton';
import { queuedMutation } from '../../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../../mutations/updateIssue';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { messageOf } from '../../../errors/UserError';
import { lazyWithPreload } from '../../../ui/lazyWithPreload';
import { MenuButton } from '../../../ui/MenuButton';
import styles from './IssueMenu.module.css';

const DeleteIssueDialog = lazyWithPreload(
  async () => (await import('./DeleteIssueDialog')).DeleteIssueDialog,
);
const PurgeDialog = lazyWithPreload(async () => (await import('../timeline/PurgeDialog')).PurgeDialog);

const SIGN = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface Props {
  issue: IssueMenu_issue$key;
  /** It is gone: to where one came from. */
  onDeleted: () => void;
}

/** What only maintainers do to an issue, and seldom. */
export function IssueMenu({ issue, onDeleted }: Props) {
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
  const [asking, setAsking] = useState<'delete' | 'purge' | null>(null);
  const [error, setError] = useState<string | null>(null);
  const edits = useMutationQueue();
  const { pathname: href } = useLocation();
  const { id, key, locked } = data;
  const close = () => setAsking(null);
  // Of one that is just being deleted nobody may change anything: the question waits for the answer.
  if (data.isGone && asking === null) return null;
  if (!data.viewerCan.includes('MAINTAIN') && asking === null) {
    return (
      <PermittedIconButton
        permitted={false}
        requirement="Only maintainers can lock, purge and delete."
        label="More actions"
        className={styles.button}
      >
        <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
      </PermittedIconButton>
    );
  }

  const setLocked = async () => {
    setError(null);
    const outcome = await edits.commit(queuedMutation(updateIssue, { id, locked: !locked }), {
      summary: `${key}: ${locked ? 'unlocked' : 'locked'}`,
      href,
      inverse: queuedMutation(updateIssue, { id, locked }),
    });
    if (outcome.status === 'refused') setError(messageOf(outcome.errors));
  };
  const lock = locked
    ? { id: 'lock', label: 'Unlock the conversation', icon: <LockOpen {...SIGN} /> }
    : { id: 'lock', label: 'Lock the conversation', icon: <Lock {...SIGN} /> };
  const remove = [
    { id: 'purge', label: 'Purge a text…', icon: <Eraser {...SIGN} />, danger: true },
    { id: 'delete', label: 'Delete the issue…', icon: <Trash2 {...SIGN} />, danger: true },
  ];
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
          { items: [lock], onAction: () => void setLocked() },
          { items: remove, onAction: (chosen) => setAsking(chosen === 'purge' ? 'purge' : 'delete') },
        ]}
      >
        <Ellipsis size={15} strokeWidth={1.75} aria-hidden="true" />
      </MenuButton>
      <Suspense fallback={null}>
        {asking === 'delete' && <DeleteIssueDialog issue={data} onDeleted={onDeleted} onClose={close} />}
        {asking === 'purge' && <PurgeDialog issueId={id} issueKey={key} onClose={close} />}
      </Suspense>
    </>
  );
}
