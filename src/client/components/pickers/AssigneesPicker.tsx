import { useState } from 'react';
import { graphql, usePreloadedQuery, useRefetchableFragment } from 'react-relay';
import type { AssigneesPicker_project$key } from '../../../../__generated__/AssigneesPicker_project.graphql';
import type { AssigneesPickerOptionsQuery } from '../../../../__generated__/AssigneesPickerOptionsQuery.graphql';
import type { AssigneesPickerQuery } from '../../../../__generated__/AssigneesPickerQuery.graphql';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { Avatar } from '../Avatar';
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

/** Picker of an issue's assignees. Each choice is committed at once. */
export function AssigneesPicker({ queryRef, onChange }: PickerProps<AssigneesPickerQuery>) {
  const { node: issue } = usePreloadedQuery<AssigneesPickerQuery>(assigneesPickerQuery, queryRef);
  if (issue?.__typename !== 'Issue') return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  return <Assignees project={issue.project} issue={issue} onChange={onChange} />;
}

type Issue = Extract<AssigneesPickerQuery['response']['node'], { __typename: 'Issue' }>;

interface AssigneesProps extends Pick<PickerProps<AssigneesPickerQuery>, 'onChange'> {
  project: AssigneesPicker_project$key;
  issue: Issue;
}

function Assignees({ project, issue, onChange }: AssigneesProps) {
  const { people, pending, find } = usePeopleOptions(project);
  const assignees = issue.assignees.nodes;
  const [initial] = useState(assignees);
  const [typed, setTyped] = useState('');
  const options =
    typed === '' ? [...initial, ...people.filter(({ id }) => !initial.some((one) => one.id === id))] : people;

  const choose = (id: string) => {
    const person = options.find((one) => one.id === id);
    if (!person) return;
    const removing = assignees.some((one) => one.id === id);
    const [add, remove] = removing ? [[], [id]] : [[id], []];
    onChange(queuedMutation(updateIssue, { id: issue.id, addAssigneeIds: add, removeAssigneeIds: remove }), {
      summary: `${issue.key}: ${removing ? 'unassigned' : 'assigned'} ${person.login}`,
      inverse: queuedMutation(updateIssue, { id: issue.id, addAssigneeIds: remove, removeAssigneeIds: add }),
    });
  };
  return (
    <OptionPicker
      label="Assignees"
      multiple
      options={options.map((person) => ({
        id: person.id,
        label: person.login,
        detail: person.name === person.login ? undefined : person.name,
        icon: <Avatar user={person} />,
      }))}
      selected={assignees.map(({ id }) => id)}
      pending={pending}
      onChoose={choose}
      onType={(text) => {
        setTyped(text);
        find(text);
      }}
    />
  );
}

/** A project's people as options, filtered by name. */
export function usePeopleOptions(project: AssigneesPicker_project$key) {
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
