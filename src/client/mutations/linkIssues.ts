import { graphql } from 'react-relay';
import type { linkIssuesMutation } from '../../../__generated__/linkIssuesMutation.graphql';
import type { MutationDefinition } from './queue/MutationDefinition';
import { appendNewTimelineItems, getTimelineOnScreenVariable } from '../data/timelineTail';
import { addIssueLinkToStore } from '../data/optimisticLinks';
import { addSubIssueToStore, changeSubIssueProgressInStore } from '../data/optimisticSubIssues';

/** Adds a relation between two issues, such as `blocks`. */
export const linkIssues: MutationDefinition<linkIssuesMutation, 'queued'> = {
  name: 'linkIssues',
  delivery: 'queued',
  document: graphql`
    mutation linkIssuesMutation($input: LinkIssuesInput!, $onScreen: Boolean!) {
      edit: linkIssues(input: $input) {
        issue {
          ...issueUpdate_issue @arguments(fields: false, links: true)
          ...issueUpdate_timeline @include(if: $onScreen) @alias(as: "timeline")
        }
        other {
          ...issueUpdate_issue @arguments(fields: false, links: true)
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  extraVariables: (environment, { fromId }) => getTimelineOnScreenVariable(environment, fromId),
  optimisticUpdater: (store, input) => {
    const { fromId, toId, kind } = input;
    if (kind !== 'CHILD') return addIssueLinkToStore(store, input);
    addSubIssueToStore(store, fromId, toId);
    changeSubIssueProgressInStore(store, fromId, toId, 1);
  },
  updater: (store, { fromId, toId, kind }, { edit }) => {
    if (edit.issue && kind === 'CHILD') addSubIssueToStore(store, fromId, toId);
    appendNewTimelineItems(store, edit.issue?.timeline);
  },
};
