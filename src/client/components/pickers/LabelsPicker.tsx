import { useState } from 'react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { LabelsPicker_project$key } from '../../../../__generated__/LabelsPicker_project.graphql';
import type { LabelsPickerOptionsQuery } from '../../../../__generated__/LabelsPickerOptionsQuery.graphql';
import type { LabelsPicker_issue$key } from '../../../../__generated__/LabelsPicker_issue.graphql';
import { rankNameMatch, sortByNameMatch } from '../../../shared/nameMatch';
import { changeIssueFields } from './changeIssueFields';
import { isSameLabelScope } from './isSameLabelScope';
import { LabelDot } from './LabelDot';
import { MultiSelectPicker } from './MultiSelectPicker';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';
import {
  SUGGESTED_LABELS_MAX,
  type SuggestedLabel,
  findLabelToHighlight,
  suggestLabels,
} from './suggestLabels';
import { useDebouncedSearch } from './useDebouncedSearch';
import { type RecentOption, useRecentOptions } from './useRecentOptions';

export const labelsPickerQuery = graphql`
  query LabelsPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...LabelsPicker_issue
      }
    }
  }
`;

/**
 * Picker of an issue's labels. Each choice is sent to the server at once; a chosen label replaces the issue's
 * label of the same scope.
 */
export function LabelsPicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<LabelsPicker_issue$key>) {
  const data = useFragment(
    graphql`
      fragment LabelsPicker_issue on Issue {
        title
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
  // The suggestions stay the same while the picker is open.
  const [initial] = useState(data);
  const { labels, pending, find, remember } = useLabelOptions(data.project, {
    title: initial.title,
    current: initial.labels.nodes,
  });
  return (
    <MultiSelectPicker
      label="Labels"
      selected={current}
      matches={labels}
      pending={pending}
      highlighted={findLabelToHighlight(labels, initial.labels.nodes)?.id}
      onType={find}
      onDone={onClose}
      toOption={({ name, color }) => ({ label: name, icon: <LabelDot color={color} /> })}
      onToggle={({ id, name, color }, isRemoval) => {
        if (!isRemoval) remember({ id, name, color });
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

/**
 * A project's labels as options: suggestions for an issue until the user types, then the best match first, and among equal
 * matches the labels that the viewer has chosen last.
 */
export function useLabelOptions(
  project: LabelsPicker_project$key,
  { title = '', current = [] }: { title?: string; current?: readonly { id: string; name: string }[] } = {},
) {
  const [data, refetch] = useRefetchableFragment<LabelsPickerOptionsQuery, LabelsPicker_project$key>(
    graphql`
      fragment LabelsPicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "LabelsPickerOptionsQuery") {
        id
        # LOADED_LABELS_MAX
        labels(first: 200, orderBy: USAGE, matching: $matching) {
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
  const { recent, remember } = useRecentOptions('labels', data.id);
  const { pending, find, typed } = useDebouncedSearch((matching) => refetch({ matching }));
  const found = data.labels.nodes;
  const isRecent = ({ id }: { id: string }) => recent.some((label) => label.id === id);
  const recentFirst = [...found.filter(isRecent), ...found.filter((label) => !isRecent(label))];
  const labels: readonly SuggestedLabel[] =
    typed === ''
      ? suggestLabels({ labels: found, recent: recent.flatMap(toLabelOption), current, title })
      : sortByNameMatch(recentFirst, ({ name }) => rankNameMatch(typed, name)).slice(0, SUGGESTED_LABELS_MAX);
  return { labels, pending, find, remember };
}

const toLabelOption = ({ id, name, color }: RecentOption) =>
  color === undefined ? [] : [{ id, name, color }];
