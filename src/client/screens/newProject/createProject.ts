import { graphql } from 'react-relay';
import type { RecordProxy } from 'relay-runtime';
import type { createProjectMutation } from '../../../../__generated__/createProjectMutation.graphql';
import type { MutationDefinition } from '../../mutations/queue/MutationDefinition';

/** Creates a project, adds it to the sidebar and refetches the start page on the next visit. */
export const createProject: MutationDefinition<createProjectMutation, 'queued'> = {
  name: 'createProject',
  delivery: 'queued',
  document: graphql`
    mutation createProjectMutation($input: CreateProjectInput!) {
      edit: createProject(input: $input) {
        project {
          key
          # The sidebar and the palette show the name; the updater sorts by it.
          name
          ...OpenIssueCount_project
          ...LiveProjectSubscriptions_projects
        }
        errors {
          ...userError_error
        }
      }
    }
  `,
  updater: (store) => {
    const project = store.getRootField('createProject')?.getLinkedRecord('project');
    const root = store.getRoot();
    const listed = root.getLinkedRecord('projects', { first: 50 });
    const nodes = listed?.getLinkedRecords('nodes');
    if (project && nodes) listed?.setLinkedRecords([...nodes, project].sort(compareProjectsByName), 'nodes');
    root.getLinkedRecord('__HomeProjects_projects_connection')?.invalidateRecord();
  },
};

const compareProjectsByName = (a: RecordProxy, b: RecordProxy): number =>
  String(a.getValue('name')).localeCompare(String(b.getValue('name')), 'en');
