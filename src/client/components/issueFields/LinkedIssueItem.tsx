import { Columns2, X } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { LinkedIssueItem_issue$key } from '../../../../__generated__/LinkedIssueItem_issue.graphql';
import type { LinkedIssueItem_link$key } from '../../../../__generated__/LinkedIssueItem_link.graphql';
import type { ComparedIssues } from '../comparison/useIssueComparisonDialog';
import { buildIssueKeyHref } from '../issueHref';
import { IconButton } from '../../ui/IconButton';
import { PermittedIconButton } from '../PermittedIconButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../pickers/fields';
import { ISSUE_RELATION_KINDS } from '../pickers/relations';
import { createQueuedMutation } from '../../mutations/queue/MutationDefinition';
import { linkIssues } from '../../mutations/linkIssues';
import { unlinkIssues } from '../../mutations/unlinkIssues';
import { useMutationQueue } from '../../mutations/queue/useMutationQueue';
import { joinErrorMessages } from '../../errors/UserError';
import styles from './IssueLinks.module.css';
import { IssueReference } from '../IssueReference';

interface LinkedIssueItemProps {
  link: LinkedIssueItem_link$key;
  /** The issue that the link starts from. */
  issue: LinkedIssueItem_issue$key;
  /** Whether the viewer has permission to remove the link. */
  editable: boolean;
  /** Opens or preloads the comparison of both issues. Absent: there is no button for it. */
  comparison?: { open: (issues: ComparedIssues) => void; preload: () => void } | undefined;
}

/** A linked issue, with buttons that compare it and that remove the link. */
export function LinkedIssueItem({ link, issue, editable, comparison }: LinkedIssueItemProps) {
  const from = useFragment(
    graphql`
      fragment LinkedIssueItem_issue on Issue {
        id
        key
      }
    `,
    issue,
  );
  const { kind, to } = useFragment(
    graphql`
      fragment LinkedIssueItem_link on IssueLink {
        kind
        to {
          id
          key
          ...IssueReference_issue
        }
      }
    `,
    link,
  );
  const [error, setError] = useState<string | null>(null);
  const mutationQueue = useMutationQueue();
  if (!to) return null;
  const removeLink = async () => {
    const ends = { fromId: from.id, toId: to.id, kind };
    const result = await mutationQueue.commitMutation(createQueuedMutation(unlinkIssues, ends), {
      summary: `${from.key}: removed relation ${ISSUE_RELATION_KINDS.find((each) => each.kind === kind)?.words} ${to.key}`,
      href: buildIssueKeyHref(from.key),
      inverse: createQueuedMutation(linkIssues, ends),
    });
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
  };
  return (
    <li className={styles.link}>
      <IssueReference issue={to} />
      {comparison && (
        <IconButton
          label={`Compare with ${to.key}`}
          command="issue.compare"
          className={`${styles.remove} ${styles.compare}`}
          onPointerEnter={comparison.preload}
          onFocus={comparison.preload}
          onClick={() => comparison.open({ id: from.id, withId: to.id })}
        >
          <Columns2 size={13} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <PermittedIconButton
        permitted={editable}
        requirement={TRIAGER_REQUIRED_MESSAGE}
        label={`Remove relation to ${to.key}`}
        className={styles.remove}
        onClick={() => void removeLink()}
      >
        <X size={13} strokeWidth={1.75} aria-hidden="true" />
      </PermittedIconButton>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </li>
  );
}
