import { graphql, useFragment } from 'react-relay';
import type { IssueTypePicker_issue$key } from '../../../../__generated__/IssueTypePicker_issue.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { IssueTypeIcon, formatIssueType } from '../IssueTypeIcon';
import { changeIssueFields } from './changeIssueFields';
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

/** Picker of an issue's type. */
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
      changeIssueFields(onChange, issueId, {
        summary: `type ${formatIssueType(type)}`,
        after: { type },
        before: { type: before },
      });
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
