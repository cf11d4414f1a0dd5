import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { AssigneesPicker_project$key } from '../../../../__generated__/AssigneesPicker_project.graphql';
import type { AssigneesPickerOptionsQuery } from '../../../../__generated__/AssigneesPickerOptionsQuery.graphql';
import type { AssigneesPicker_issue$key } from '../../../../__generated__/AssigneesPicker_issue.graphql';
import { Avatar } from '../Avatar';
import { changeIssueFields } from './changeIssueFields';
import { MultiSelectPicker } from './MultiSelectPicker';
import { type PickerProps } from './LoadedPicker';
import { useDebouncedSearch } from './useDebouncedSearch';

export const assigneesPickerQuery = graphql`
  query AssigneesPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...AssigneesPicker_issue
      }
    }
  }
`;

/** Picker of an issue's assignees. Each choice is sent to the server at once. */
export function AssigneesPicker({ issue, issueId, onChange }: PickerProps<AssigneesPicker_issue$key>) {
  const { assignees, project } = useFragment(
    graphql`
      fragment AssigneesPicker_issue on Issue {
        assignees(first: 20) {
          nodes {
            id
            login
            name
            ...Avatar_user
          }
        }
        project {
          ...AssigneesPicker_project
        }
      }
    `,
    issue,
  );
  const { people, pending, find } = useAssigneeOptions(project);
  return (
    <MultiSelectPicker
      label="Assignees"
      selected={assignees.nodes}
      matches={people}
      pending={pending}
      onType={find}
      toOption={(person) => ({
        label: person.login,
        detail: person.name === person.login ? undefined : person.name,
        icon: <Avatar user={person} />,
      })}
      onToggle={(person, isRemoval) => {
        const [add, remove] = isRemoval ? [[], [person.id]] : [[person.id], []];
        changeIssueFields(onChange, issueId, {
          summary: `${isRemoval ? 'unassigned' : 'assigned'} ${person.login}`,
          after: { addAssigneeIds: add, removeAssigneeIds: remove },
          before: { addAssigneeIds: remove, removeAssigneeIds: add },
        });
      }}
    />
  );
}

/** The users who can be assigned in a project as picker options, filtered by name. */
export function useAssigneeOptions(project: AssigneesPicker_project$key) {
  const [data, refetch] = useRefetchableFragment<AssigneesPickerOptionsQuery, AssigneesPicker_project$key>(
    graphql`
      fragment AssigneesPicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "AssigneesPickerOptionsQuery") {
        members(first: 50, matching: $matching) {
          nodes {
            user {
              id
              login
              name
              ...Avatar_user
            }
          }
        }
      }
    `,
    project,
  );
  const { pending, find } = useDebouncedSearch((matching) => refetch({ matching }));
  return { people: data.members.nodes.map(({ user }) => user), pending, find };
}
