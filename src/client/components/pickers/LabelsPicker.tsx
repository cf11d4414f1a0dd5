import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { LabelsPicker_project$key } from '../../../../__generated__/LabelsPicker_project.graphql';
import type { LabelsPickerOptionsQuery } from '../../../../__generated__/LabelsPickerOptionsQuery.graphql';
import type { LabelsPicker_issue$key } from '../../../../__generated__/LabelsPicker_issue.graphql';
import { splitLabelScope } from '../LabelChip';
import { changeIssueFields } from './changeIssueFields';
import { LabelDot } from './LabelDot';
import { MultiSelectPicker } from './MultiSelectPicker';
import { type PickerProps } from './LoadedPicker';
import { useDebouncedSearch } from './useDebouncedSearch';

export const labelsPickerQuery = graphql`
  query LabelsPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...LabelsPicker_issue
      }
    }
  }
`;

/**
 * Picker of an issue's labels. Each choice is sent to the server at once; a chosen label replaces the issue's
 * label of the same scope.
 */
export function LabelsPicker({ issue, issueId, onChange }: PickerProps<LabelsPicker_issue$key>) {
  const data = useFragment(
    graphql`
      fragment LabelsPicker_issue on Issue {
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
    `,
    issue,
  );
  const current = data.labels.nodes;
  const { labels, pending, find } = useLabelOptions(data.project);
  return (
    <MultiSelectPicker
      label="Labels"
      selected={current}
      matches={labels}
      pending={pending}
      onType={find}
      toOption={({ name, color }) => ({ label: name, icon: <LabelDot color={color} /> })}
      onToggle={({ id, name }, isRemoval) => {
        const replaced = current
          .filter((label) => isSameLabelScope(label.name, name))
          .map((label) => label.id);
        const [add, remove] = isRemoval ? [[], [id]] : [[id], replaced];
        changeIssueFields(onChange, issueId, {
          summary: `${isRemoval ? 'removed' : 'added'} label ${name}`,
          after: { addLabelIds: add, removeLabelIds: remove },
          before: { addLabelIds: remove, removeLabelIds: add },
        });
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
export const isSameLabelScope = (a: string, b: string): boolean => {
  const { scope } = splitLabelScope(a);
  return scope !== null && scope.toLowerCase() === splitLabelScope(b).scope?.toLowerCase();
};
