import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { settingsMutationsUpdatableQuery } from '../../../../__generated__/settingsMutationsUpdatableQuery.graphql';
import type { settingsMutationsUpdateProjectMutation } from '../../../../__generated__/settingsMutationsUpdateProjectMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';
import type { settingsMutationsUpdateTriageMutation } from '../../../../__generated__/settingsMutationsUpdateTriageMutation.graphql';
import type { settingsMutationsUpdateNewAccountRulesMutation } from '../../../../__generated__/settingsMutationsUpdateNewAccountRulesMutation.graphql';
import type { settingsMutationsSetWatchLevelMutation } from '../../../../__generated__/settingsMutationsSetWatchLevelMutation.graphql';

/** Changes the name, description or visibility of a project. */
export const updateProject: MutationDefinition<settingsMutationsUpdateProjectMutation, 'queued'> = {
  name: 'updateProject',
  delivery: 'queued',
  document: graphql`
    mutation settingsMutationsUpdateProjectMutation($input: UpdateProjectInput!) {
      edit: updateProject(input: $input) {
        project {
          ...ProjectSettings_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { id, name, description, visibility }) => {
    const project = readUpdatableProject(store, id);
    if (!project) return;
    if (name != null) project.name = name;
    if (description !== undefined) project.description = description || null;
    if (visibility != null) project.visibility = visibility;
  },
};

/** Changes the template and the label for requests for information of a project. */
export const updateTriageSettings: MutationDefinition<settingsMutationsUpdateTriageMutation, 'queued'> = {
  name: 'updateTriageSettings',
  delivery: 'queued',
  document: graphql`
    mutation settingsMutationsUpdateTriageMutation($input: UpdateTriageSettingsInput!) {
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

/** Changes the rules of a project for issues of new accounts. */
export const updateNewAccountRules: MutationDefinition<
  settingsMutationsUpdateNewAccountRulesMutation,
  'queued'
> = {
  name: 'updateNewAccountRules',
  delivery: 'queued',
  document: graphql`
    mutation settingsMutationsUpdateNewAccountRulesMutation($input: UpdateNewAccountRulesInput!) {
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

/** Sets which changes of a project the viewer is notified of. */
export const setProjectWatchLevel: MutationDefinition<settingsMutationsSetWatchLevelMutation, 'queued'> = {
  name: 'setProjectWatchLevel',
  delivery: 'queued',
  document: graphql`
    mutation settingsMutationsSetWatchLevelMutation($input: SetProjectWatchLevelInput!) {
      edit: setProjectWatchLevel(input: $input) {
        project {
          ...ProjectWatchSection_project
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  optimisticUpdater: (store, { projectId, level }) => {
    const project = readUpdatableProject(store, projectId);
    if (project) project.viewerWatchLevel = level;
  },
};

function readUpdatableProject(store: RecordSourceProxy, id: string) {
  const { node } = store.readUpdatableQuery<settingsMutationsUpdatableQuery>(
    graphql`
      query settingsMutationsUpdatableQuery($id: ID!) @updatable {
        node(id: $id) {
          ... on Project {
            __typename
            name
            description
            visibility
            viewerWatchLevel
          }
        }
      }
    `,
    { id },
  ).updatableData;
  return node?.__typename === 'Project' ? node : null;
}
