import { graphql, useFragment } from 'react-relay';
import type { IssueTypePicker_issue$key } from '../../../../__generated__/IssueTypePicker_issue.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { IssueTypeIcon, formatIssueType } from '../issues/IssueTypeIcon';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';

export const issueTypePickerQuery = graphql`
  query IssueTypePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...IssueTypePicker_issue
      }
    }
  }
`;

const ISSUE_TYPES = ['BUG', 'FEATURE', 'TASK', 'QUESTION'] as const;

export function IssueTypePicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<IssueTypePicker_issue$key>) {
  const { type: before } = useFragment(
    graphql`
      fragment IssueTypePicker_issue on Issue {
        type
      }
    `,
    issue,
  );
  const choose = (chosen: string) => {
    const type = ISSUE_TYPES.find((one) => one === chosen);
    if (type && type !== before) {
      const { mutation, inverse } = createIssueUpdate(issueId, { type }, { type: before });
      onChange(mutation, { summary: `type ${formatIssueType(type)}`, inverse });
    }
    onClose();
  };
  return <OptionPicker label="Type" options={ISSUE_TYPE_OPTIONS} selected={[before]} onChoose={choose} />;
}

export const ISSUE_TYPE_OPTIONS = ISSUE_TYPES.map((type) => ({
  id: type,
  label: formatIssueType(type),
  icon: <IssueTypeIcon type={type} />,
}));
