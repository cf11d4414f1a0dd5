import { X } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { IssueLink_issue$key } from '../../../../../__generated__/IssueLink_issue.graphql';
import type { IssueLink_link$key } from '../../../../../__generated__/IssueLink_link.graphql';
import { PermittedIconButton } from '../../../components/PermittedIconButton';
import { TRIAGER_REQUIRED_MESSAGE } from '../../../components/pickers/fields';
import { ISSUE_RELATIONS } from '../../../components/pickers/relations';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { linkIssues } from '../../../mutations/linkIssues';
import { unlinkIssues } from '../../../mutations/unlinkIssues';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { joinErrorMessages } from '../../../errors/UserError';
import styles from './IssueLinks.module.css';
import { IssueReference } from '../reference/IssueReference';

interface Props {
  link: IssueLink_link$key;
  /** The issue that the link starts from. */
  issue: IssueLink_issue$key;
  /** Whether the viewer has permission to remove the link. */
  editable: boolean;
}

/** A linked issue, with a button that removes the link. */
export function LinkedIssueItem({ link, issue, editable }: Props) {
  const from = useFragment(
    graphql`
      fragment IssueLink_issue on Issue {
        id
        key
      }
    `,
    issue,
  );
  const { kind, to } = useFragment(
    graphql`
      fragment IssueLink_link on IssueLink {
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
  const { pathname: href } = useLocation();
  if (!to) return null;
  const removeLink = async () => {
    const ends = { fromId: from.id, toId: to.id, kind };
    const result = await mutationQueue.commitMutation(createQueuedMutation(unlinkIssues, ends), {
      summary: `${from.key}: removed relation ${ISSUE_RELATIONS.find((each) => each.kind === kind)?.words} ${to.key}`,
      href,
      inverse: createQueuedMutation(linkIssues, ends),
    });
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
  };
  return (
    <li className={styles.link}>
      <IssueReference issue={to} titled />
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
