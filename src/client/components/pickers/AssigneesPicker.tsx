import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { AssigneesPicker_project$key } from '../../../../__generated__/AssigneesPicker_project.graphql';
import type { AssigneesPickerOptionsQuery } from '../../../../__generated__/AssigneesPickerOptionsQuery.graphql';
import type { AssigneesPicker_issue$key } from '../../../../__generated__/AssigneesPicker_issue.graphql';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { MultiSelectPicker } from './MultiSelectPicker';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';
import { toUserOption } from './toUserOption';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

export const assigneesPickerQuery = graphql`
  query AssigneesPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...AssigneesPicker_issue
      }
    }
  }
`;

/** Picker of an issue's assignees. Each choice is sent to the server at once. */
export function AssigneesPicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<AssigneesPicker_issue$key>) {
  const { assignees, project } = useFragment(
    graphql`
      fragment AssigneesPicker_issue on Issue {
        assignees(first: 20) {
          nodes {
            id
            login
            ...toUserOption_user
          }
        }
        project {
          ...AssigneesPicker_project
        }
      }
    `,
    issue,
  );
  const { people, viewerId, pending, find } = useAssigneeOptions(project);
  return (
    <MultiSelectPicker
      label="Assignees"
      selected={assignees.nodes}
      matches={people}
      // Enter right after opening assigns the viewer, or closes the picker if they are assigned.
      highlighted={assignees.nodes.some(({ id }) => id === viewerId) ? undefined : viewerId}
      pending={pending}
      onType={find}
      onDone={onClose}
      toOption={toUserOption}
      onToggle={(person, isRemoval) => {
        const [add, remove] = isRemoval ? [[], [person.id]] : [[person.id], []];
        const { mutation, inverse } = createIssueUpdate(
          issueId,
          { addAssigneeIds: add, removeAssigneeIds: remove },
          { addAssigneeIds: remove, removeAssigneeIds: add },
        );
        onChange(mutation, { summary: `${isRemoval ? 'unassigned' : 'assigned'} ${person.login}`, inverse });
      }}
    />
  );
}

/** The users who can be assigned in a project as picker options: best match of the typed text first. */
export function useAssigneeOptions(project: AssigneesPicker_project$key) {
  const [data, refetch] = useRefetchableFragment<AssigneesPickerOptionsQuery, AssigneesPicker_project$key>(
    graphql`
      fragment AssigneesPicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "AssigneesPickerOptionsQuery") {
        viewerMembership {
          user {
            id
          }
        }
        assignableUsers(first: 50, matching: $matching) {
          id
          login
          ...toUserOption_user
        }
      }
    `,
    project,
  );
  const { pending, find } = useDebouncedSearch((matching) => refetch({ matching }));
  return { people: data.assignableUsers, viewerId: data.viewerMembership?.user.id, pending, find };
}
