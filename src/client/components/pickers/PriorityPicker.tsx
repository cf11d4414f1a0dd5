import { graphql, usePreloadedQuery } from 'react-relay';
import type { PriorityPickerQuery } from '../../../../__generated__/PriorityPickerQuery.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { PriorityIcon, formatPriority } from '../PriorityIcon';
import { changeIssueFields } from './changeIssueFields';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';

export const priorityPickerQuery = graphql`
  query PriorityPickerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Issue {
        id
        key
        viewerCan
        priority
      }
    }
  }
`;

const PRIORITIES = ['URGENT', 'HIGH', 'MEDIUM', 'LOW', 'NONE'] as const;

/** Picker of an issue's priority. */
export function PriorityPicker({ queryRef, onChange, onClose }: PickerProps<PriorityPickerQuery>) {
  const { node: issue } = usePreloadedQuery<PriorityPickerQuery>(priorityPickerQuery, queryRef);
  if (issue?.__typename !== 'Issue') return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  const choose = (chosen: string) => {
    const priority = PRIORITIES.find((one) => one === chosen);
    if (priority && priority !== issue.priority) {
      changeIssueFields(onChange, issue.id, {
        summary: `${issue.key}: priority ${formatPriority(priority)}`,
        after: { priority },
        before: { priority: issue.priority },
      });
    }
    onClose();
  };
  return (
    <OptionPicker label="Priority" options={PRIORITY_OPTIONS} selected={[issue.priority]} onChoose={choose} />
  );
}

export const PRIORITY_OPTIONS = PRIORITIES.map((priority) => ({
  id: priority,
  label: formatPriority(priority),
  icon: <PriorityIcon priority={priority} />,
}));
