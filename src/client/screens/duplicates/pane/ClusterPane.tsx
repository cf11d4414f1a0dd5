import { graphql, useFragment } from 'react-relay';
import type { ClusterPane_query$key } from '../../../../../__generated__/ClusterPane_query.graphql';
import type { DuplicateReviewState } from '../actions/mergeDuplicates';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from '../../../components/comparison/IssueComparison';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import type { OpenedPair } from '../model/duplicatesUrl';
import { OpenedCluster, type ClusterCallbacks } from './OpenedCluster';
import styles from './ClusterPane.module.css';

interface ClusterPaneProps extends ClusterCallbacks {
  /** The screen's query, or that of the opened cluster. */
  query: ClusterPane_query$key;
  opened: OpenedPair;
  review: DuplicateReviewState;
  permitted: boolean;
}

/** The opened cluster: the comparison of a pair, and the actions on it. */
export function ClusterPane({ query, opened, ...props }: ClusterPaneProps) {
  const { node, kept } = useFragment(
    graphql`
      fragment ClusterPane_query on Query
      @argumentDefinitions(
        cluster: { type: "ID!" }
        pair: { type: "ID!" }
        keep: { type: "ID!" }
        hasCluster: { type: "Boolean!" }
        hasPair: { type: "Boolean!" }
        hasKeep: { type: "Boolean!" }
      ) {
        node(id: $cluster) @include(if: $hasCluster) {
          ... on DuplicateCluster @alias(as: "cluster") {
            ...OpenedCluster_cluster
            suggestedCanonical @skip(if: $hasKeep) {
              ...IssueComparison_issue @arguments(withId: $pair) @include(if: $hasPair) @alias(as: "compared")
            }
          }
        }
        kept: node(id: $keep) @include(if: $hasKeep) {
          ...IssueComparison_issue @arguments(withId: $pair) @include(if: $hasPair) @alias(as: "compared")
        }
      }
    `,
    query,
  );
  const cluster = node?.cluster;
  if (!cluster)
    return (
      <div className={styles.gone}>
        <EmptyState title="Nothing to merge in this cluster">
          <p>The issues of this cluster have been merged, closed or changed.</p>
          <Button className={styles.back} onClick={props.onClose}>
            Back to clusters
          </Button>
        </EmptyState>
      </div>
    );
  return (
    <OpenedCluster
      key={opened.cluster}
      {...props}
      cluster={cluster}
      opened={opened}
      compared={(kept ?? cluster.suggestedCanonical)?.compared ?? null}
    />
  );
}
