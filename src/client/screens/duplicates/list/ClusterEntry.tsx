import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { ClusterEntry_cluster$key } from '../../../../../__generated__/ClusterEntry_cluster.graphql';
import { DuplicateScore } from '../../../components/duplicates/DuplicateScore';
import { IssueTitle } from '../../../components/IssueTitle';
import { WorkflowStateIcon } from '../../../components/WorkflowStateIcon';
import { describeSize } from '../model/clusterReview';
import styles from './ClusterEntry.module.css';

interface ClusterEntryProps {
  cluster: ClusterEntry_cluster$key;
  /** Message of a failed action. */
  error: string | undefined;
}

/** The two lines of a cluster in the list. */
export function ClusterEntry({ cluster, error }: ClusterEntryProps) {
  const { suggestedCanonical, strength, issueCount, openIssueCount } = useFragment(
    graphql`
      fragment ClusterEntry_cluster on DuplicateCluster {
        strength
        issueCount
        openIssueCount
        suggestedCanonical {
          title
          state {
            ...WorkflowStateIcon_state
          }
        }
      }
    `,
    cluster,
  );
  return (
    <span className={styles.entry}>
      <span className={styles.line}>
        <WorkflowStateIcon state={suggestedCanonical.state} labelled />
        <span className={styles.title}>
          <IssueTitle title={suggestedCanonical.title} />
        </span>
      </span>
      <span className={styles.details}>
        {error === undefined ? (
          <span className={styles.size}>{describeSize(issueCount, openIssueCount)}</span>
        ) : (
          <span className={styles.error} title={error}>
            <TriangleAlert size={13} strokeWidth={1.75} aria-hidden="true" /> {error}
          </span>
        )}
        <DuplicateScore score={strength} />
      </span>
    </span>
  );
}
