import { graphql, usePreloadedQuery } from 'react-relay';
import type { TypePickerQuery } from '../../../../__generated__/TypePickerQuery.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { TypeIcon, formatIssueType } from '../TypeIcon';
import { changeIssueFields } from './changeIssueFields';
import type { PickerProps } from './PickerProps';
import { PermissionNotice } from './PermissionNotice';

export const typePickerQuery = graphql`
  query TypePickerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Issue {
        id
        key
        viewerCan
        type
      }
    }
  }
`;

const ISSUE_TYPES = ['BUG', 'FEATURE', 'TASK', 'QUESTION'] as const;

/** Picker of an issue's type. */
export function TypePicker({ queryRef, onChange, onClose }: PickerProps<TypePickerQuery>) {
  const { node: issue } = usePreloadedQuery<TypePickerQuery>(typePickerQuery, queryRef);
  if (issue?.__typename !== 'Issue') return null;
  if (!issue.viewerCan.includes('TRIAGE')) return <PermissionNotice />;
  const choose = (chosen: string) => {
    const type = ISSUE_TYPES.find((one) => one === chosen);
    if (type && type !== issue.type) {
      changeIssueFields(onChange, issue.id, {
        summary: `${issue.key}: type ${formatIssueType(type)}`,
        after: { type },
        before: { type: issue.type },
      });
    }
    onClose();
  };
  return <OptionPicker label="Type" options={ISSUE_TYPE_OPTIONS} selected={[issue.type]} onChoose={choose} />;
}

export const ISSUE_TYPE_OPTIONS = ISSUE_TYPES.map((type) => ({
  id: type,
  label: formatIssueType(type),
  icon: <TypeIcon type={type} />,
}));
