/** Mutations that start and cancel the search for duplicates in a project. */
import { graphql } from 'react-relay';
import type { IEnvironment } from 'relay-runtime';
import type { duplicateSearches_cancelMutation } from '../../../../../__generated__/duplicateSearches_cancelMutation.graphql';
import type { duplicateSearches_startMutation } from '../../../../../__generated__/duplicateSearches_startMutation.graphql';
import { commitImmediateMutation } from '../../../mutations/queue/commitImmediateMutation';
import type { MutationDefinition } from '../../../mutations/queue/MutationDefinition';

const startDefinition: MutationDefinition<duplicateSearches_startMutation, 'immediate'> = {
  name: 'startDuplicateSearch',
  delivery: 'immediate',
  document: graphql`
    mutation duplicateSearches_startMutation($input: StartDuplicateSearchInput!) {
      edit: startDuplicateSearch(input: $input) {
        project {
          ...DuplicatesHeader_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

const cancelDefinition: MutationDefinition<duplicateSearches_cancelMutation, 'immediate'> = {
  name: 'cancelDuplicateSearch',
  delivery: 'immediate',
  document: graphql`
    mutation duplicateSearches_cancelMutation($input: CancelDuplicateSearchInput!) {
      edit: cancelDuplicateSearch(input: $input) {
        project {
          ...DuplicatesHeader_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};

export const startDuplicateSearch = (environment: IEnvironment, projectId: string) =>
  commitImmediateMutation(environment, startDefinition, { projectId });

export const cancelDuplicateSearch = (environment: IEnvironment, projectId: string) =>
  commitImmediateMutation(environment, cancelDefinition, { projectId });
