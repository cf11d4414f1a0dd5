import { useState } from 'react';
import { graphql, usePreloadedQuery, useRefetchableFragment } from 'react-relay';
import type { LabelsPicker_project$key } from '../../../../__generated__/LabelsPicker_project.graphql';
import type { LabelsPickerOptionsQuery } from '../../../../__generated__/LabelsPickerOptionsQuery.graphql';
import type { LabelsPickerQuery } from '../../../../__generated__/LabelsPickerQuery.graphql';
import { queuedMutation } from '../../mutations/queue/MutationDefinition';
import { updateIssue } from '../../mutations/updateIssue';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { splitScope } from '../LabelChip';
import { LabelDot } from './LabelDot';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';
import { useDebouncedSearch } from './useDebouncedSearch';

export const labelsPickerQuery = graphql`
  query LabelsPickerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Issue {
        id
        key
        viewerCan
        labels(first: 100) {
          nodes {
            id
            name
            color
          }
        }
        project {
          ...LabelsPicker_project
        }
      }
    }
  }
`;

/**
 * Picker of an issue's labels. Each choice is committed at once; a label replaces the issue's label of the
 * same scope.
 */
export function LabelsPicker({ queryRef, onChange }: PickerProps<LabelsPickerQuery>) {
  const { node: issue } = usePreloadedQuery<LabelsPickerQuery>(labelsPickerQuery, queryRef);
  if (issue?.__typename !== 'Issue') return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  return <Labels project={issue.project} issue={issue} onChange={onChange} />;
}

type Issue = Extract<LabelsPickerQuery['response']['node'], { __typename: 'Issue' }>;

interface LabelsProps extends Pick<PickerProps<LabelsPickerQuery>, 'onChange'> {
  project: LabelsPicker_project$key;
  issue: Issue;
}

function Labels({ project, issue, onChange }: LabelsProps) {
  const { labels, pending, find } = useLabelOptions(project);
  const current = issue.labels.nodes;
  // The labels that the issue had when the picker opened stay first, so that the order does not change under
  // the pointer.
  const [initial] = useState(current);
  const [typed, setTyped] = useState('');
  const options =
    typed === '' ? [...initial, ...labels.filter(({ id }) => !initial.some((one) => one.id === id))] : labels;

  const choose = (id: string) => {
    const label = options.find((one) => one.id === id);
    if (!label) return;
    const removing = current.some((one) => one.id === id);
    const replaced = removing ? [] : current.filter((one) => sameScope(one.name, label.name));
    const add = removing ? [] : [id];
    const remove = removing ? [id] : replaced.map((one) => one.id);
    onChange(queuedMutation(updateIssue, { id: issue.id, addLabelIds: add, removeLabelIds: remove }), {
      summary: `${issue.key}: ${removing ? 'removed' : 'added'} label ${label.name}`,
      inverse: queuedMutation(updateIssue, { id: issue.id, addLabelIds: remove, removeLabelIds: add }),
    });
  };
  return (
    <OptionPicker
      label="Labels"
      multiple
      options={options.map(({ id, name, color }) => ({ id, label: name, icon: <LabelDot color={color} /> }))}
      selected={current.map(({ id }) => id)}
      pending={pending}
      onChoose={choose}
      onType={(text) => {
        setTyped(text);
        find(text);
      }}
    />
  );
}

/** A project's labels as options, filtered by name. */
export function useLabelOptions(project: LabelsPicker_project$key) {
  const [data, refetch] = useRefetchableFragment<LabelsPickerOptionsQuery, LabelsPicker_project$key>(
    graphql`
      fragment LabelsPicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "LabelsPickerOptionsQuery") {
        labels(first: 50, matching: $matching) {
          nodes {
            id
            name
            color
          }
        }
      }
    `,
    project,
  );
  const { pending, find } = useDebouncedSearch((matching) => refetch({ matching }));
  return { labels: data.labels.nodes, pending, find };
}

/** Whether two labels belong to the same scope. An issue has at most one label of each scope. */
export const sameScope = (a: string, b: string): boolean => {
  const { scope } = splitScope(a);
  return scope !== null && scope.toLowerCase() === splitScope(b).scope?.toLowerCase();
};
