import { graphql, usePreloadedQuery, useRefetchableFragment } from 'react-relay';
import type { AssigneesPicker_project$key } from '../../../../__generated__/AssigneesPicker_project.graphql';
import type { AssigneesPickerOptionsQuery } from '../../../../__generated__/AssigneesPickerOptionsQuery.graphql';
import type { AssigneesPickerQuery } from '../../../../__generated__/AssigneesPickerQuery.graphql';
import { Avatar } from '../Avatar';
import { changeIssueFields } from './changeIssueFields';
import { MultiSelectPicker } from './MultiSelectPicker';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';
import { useDebouncedSearch } from './useDebouncedSearch';

export const assigneesPickerQuery = graphql`
  query AssigneesPickerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Issue {
        id
        key
        viewerCan
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
    }
  }
`;

/** Picker of an issue's assignees. Each choice is sent to the server at once. */
export function AssigneesPicker({ queryRef, onChange }: PickerProps<AssigneesPickerQuery>) {
  const { node: issue } = usePreloadedQuery<AssigneesPickerQuery>(assigneesPickerQuery, queryRef);
  if (issue?.__typename !== 'Issue') return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  return <AssigneeOptions project={issue.project} issue={issue} onChange={onChange} />;
}

type Issue = Extract<AssigneesPickerQuery['response']['node'], { __typename: 'Issue' }>;

interface AssigneeOptionsProps extends Pick<PickerProps<AssigneesPickerQuery>, 'onChange'> {
  project: AssigneesPicker_project$key;
  issue: Issue;
}

function AssigneeOptions({ project, issue, onChange }: AssigneeOptionsProps) {
  const { people, pending, find } = useAssigneeOptions(project);
  return (
    <MultiSelectPicker
      label="Assignees"
      selected={issue.assignees.nodes}
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
        changeIssueFields(onChange, issue.id, {
          summary: `${issue.key}: ${isRemoval ? 'unassigned' : 'assigned'} ${person.login}`,
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
