import { graphql, useFragment } from 'react-relay';
import type { TypePicker_issue$key } from '../../../../__generated__/TypePicker_issue.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { IssueTypeIcon, formatIssueType } from '../IssueTypeIcon';
import { changeIssueFields } from './changeIssueFields';
import { type PickerProps } from './LoadedPicker';

export const typePickerQuery = graphql`
  query TypePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...TypePicker_issue
      }
    }
  }
`;

const ISSUE_TYPES = ['BUG', 'FEATURE', 'TASK', 'QUESTION'] as const;

/** Picker of an issue's type. */
export function TypePicker({ issue, issueId, onChange, onClose }: PickerProps<TypePicker_issue$key>) {
  const { type: before } = useFragment(
    graphql`
      fragment TypePicker_issue on Issue {
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
