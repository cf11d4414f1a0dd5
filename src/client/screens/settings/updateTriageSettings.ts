import { graphql } from 'react-relay';
import type { updateTriageSettingsMutation } from '../../../../__generated__/updateTriageSettingsMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Changes the template and the label for requests for information of a project. */
export const updateTriageSettings: MutationDefinition<updateTriageSettingsMutation, 'queued'> = {
  name: 'updateTriageSettings',
  delivery: 'queued',
  document: graphql`
    mutation updateTriageSettingsMutation($input: UpdateTriageSettingsInput!) {
      edit: updateTriageSettings(input: $input) {
        project {
          ...TriageSettingsSection_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
};
