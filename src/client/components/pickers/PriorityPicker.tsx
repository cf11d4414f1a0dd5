import { graphql, useFragment } from 'react-relay';
import type { PriorityPicker_issue$key } from '../../../../__generated__/PriorityPicker_issue.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { PriorityIcon, formatPriority } from '../issues/PriorityIcon';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';

export const priorityPickerQuery = graphql`
  query PriorityPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...PriorityPicker_issue
      }
    }
  }
`;

const ISSUE_PRIORITIES = ['URGENT', 'HIGH', 'MEDIUM', 'LOW', 'NONE'] as const;

export function PriorityPicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<PriorityPicker_issue$key>) {
  const { priority: before } = useFragment(
    graphql`
      fragment PriorityPicker_issue on Issue {
        priority
      }
    `,
    issue,
  );
  const choose = (chosen: string) => {
    const priority = ISSUE_PRIORITIES.find((one) => one === chosen);
    if (priority && priority !== before) {
      const { mutation, inverse } = createIssueUpdate(issueId, { priority }, { priority: before });
      onChange(mutation, { summary: `priority ${formatPriority(priority)}`, inverse });
    }
    onClose();
  };
  return (
    <OptionPicker label="Priority" options={ISSUE_PRIORITY_OPTIONS} selected={[before]} onChoose={choose} />
  );
}

export const ISSUE_PRIORITY_OPTIONS = ISSUE_PRIORITIES.map((priority) => ({
  id: priority,
  label: formatPriority(priority),
  icon: <PriorityIcon priority={priority} />,
}));
