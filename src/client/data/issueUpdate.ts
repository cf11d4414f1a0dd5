/**
 * GraphQL fragments of changed issues, projects and bulk operations, shared by mutations and live updates.
 * This file spreads the fragments of all components that show an issue. It is the only file outside of their
 * folders that may do so (see src/testing/lint): with masked fragments, one file has to list the components,
 * and mutations must not depend on screens.
 */
import { graphql, readInlineData } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { issueUpdate_timeline$key } from '../../../__generated__/issueUpdate_timeline.graphql';

export const issueUpdateFragment = graphql`
  fragment issueUpdate_issue on Issue
  @argumentDefinitions(
    # Fields that the preview panel shows: more labels and assignees than a row.
    fields: { type: "Boolean!", defaultValue: true }
    # The issue's links to other issues.
    links: { type: "Boolean!", defaultValue: false }
    # Everything that the issue's own screen shows except its timeline.
    screen: { type: "Boolean!", defaultValue: false }
    # The description.
    text: { type: "Boolean!", defaultValue: false }
  ) {
    # Compared with the version of live updates, which may be older than a response already in the store.
    version
    ...IssueRow_issue
    ...IssueHeader_issue
    ...SubIssueProgress_issue
    ...PreviewFields_issue @include(if: $fields) @alias(as: "preview")
    ...HeldIssueNotice_issue @include(if: $fields) @alias(as: "hold")
    ...IssueLinks_issue @include(if: $links) @alias(as: "links")
    # The row of a sub-issue, which the store may have removed since it was shown.
    ...SubIssueRow_issue @include(if: $links) @alias(as: "subIssue")
    ...IssueFields_issue @include(if: $screen) @alias(as: "fields")
    ...IssueDescription_issue @include(if: $screen) @alias(as: "screenText")
    ...IssueDescription_issue @include(if: $text) @alias(as: "text")
  }
`;

/** The newest timeline items of an issue in a mutation's response. */
interface NewestTimelineItems {
  issueId: string;
  itemIds: string[];
  /** Number of all items of the timeline. */
  totalCount: number;
}

/** Reads the newest timeline items from a mutation's response: see timelineTail.ts. */
export function readNewestTimelineItems(key: issueUpdate_timeline$key): NewestTimelineItems {
  const { id, timeline } = readInlineData(
    graphql`
      fragment issueUpdate_timeline on Issue @inline {
        id
        timeline(last: 30) {
          totalCount
          edges {
            node {
              ... on Node {
                id
              }
              ...TimelineItems_node
            }
          }
        }
      }
    `,
    key,
  );
  const itemIds = timeline.edges.flatMap(({ node }) => node.id ?? []);
  return { issueId: id, itemIds, totalCount: timeline.totalCount };
}

export const commentUpdateFragment = graphql`
  fragment issueUpdate_comment on Comment {
    ...PreviewComments_comment
    ...TimelineComment_comment
  }
`;

/** Version of an issue in Relay's store; undefined: the store does not have the issue. */
export function readIssueVersion(environment: IEnvironment, id: string): number | undefined {
  const record: unknown = environment.getStore().getSource().get(id);
  return (record as { version?: number } | null | undefined)?.version;
}

/** An issue of which only the progress of its sub-issues has changed. */
export const progressUpdateFragment = graphql`
  fragment issueUpdate_progress on Issue {
    ...SubIssueProgress_issue
  }
`;

export const projectUpdateFragment = graphql`
  fragment issueUpdate_project on Project {
    ...OpenIssueCount_project
  }
`;

/**
 * Fragment of a bulk operation in live updates. It selects only the progress, because live updates must stay
 * cheap.
 */
export const bulkOperationUpdateFragment = graphql`
  fragment issueUpdate_bulkOperation on BulkOperation {
    ...BulkOperationCounts_operation
  }
`;
