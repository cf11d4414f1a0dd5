import { graphql } from 'react-relay';
import type { updateNewAccountRulesMutation } from '../../../../__generated__/updateNewAccountRulesMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes the rules of a project for issues of new accounts. */
export const updateNewAccountRules: MutationDefinition<updateNewAccountRulesMutation, 'queued'> = {
  name: 'updateNewAccountRules',
  delivery: 'queued',
  document: graphql`
    mutation updateNewAccountRulesMutation($input: UpdateNewAccountRulesInput!) {
      edit: updateNewAccountRules(input: $input) {
        project {
          ...NewAccountsSection_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
