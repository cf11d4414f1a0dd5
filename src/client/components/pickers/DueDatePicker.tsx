import { graphql, useFragment } from 'react-relay';
import type { DueDatePicker_issue$key } from '../../../../__generated__/DueDatePicker_issue.graphql';
import { formatDate } from '../../ui/format';
import { toIsoDate, toMidnightUtcDateTime } from '../../ui/isoDates';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { DueDateOptions } from './DueDateOptions';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';

export const dueDatePickerQuery = graphql`
  query DueDatePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...DueDatePicker_issue
      }
    }
  }
`;

/** Picker of an issue's due date, a calendar day without a time zone. */
export function DueDatePicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<DueDatePicker_issue$key>) {
  const { dueOn = null } = useFragment(
    graphql`
      fragment DueDatePicker_issue on Issue {
        dueOn
      }
    `,
    issue,
  );
  const before = dueOn === null ? null : toIsoDate(dueOn);
  const choose = (day: string | null) => {
    if (day !== before) {
      const next = day === null ? null : toMidnightUtcDateTime(day);
      const { mutation, inverse } = createIssueUpdate(issueId, { dueOn: next }, { dueOn });
      onChange(mutation, {
        summary: next === null ? 'no due date' : `due on ${formatDate(Date.parse(next))}`,
        inverse,
      });
    }
    onClose();
  };
  return <DueDateOptions value={before} isClearDisabled={before === null} onChoose={choose} />;
}
