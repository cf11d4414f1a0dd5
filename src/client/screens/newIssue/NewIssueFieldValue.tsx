import { Calendar, CornerLeftUp, Flag, Tag, UserRound } from 'lucide-react';
import { LabelDot } from '../../components/pickers/LabelDot';
import { PriorityIcon, formatPriority } from '../../components/PriorityIcon';
import { IssueTypeIcon, formatIssueType } from '../../components/IssueTypeIcon';
import type { NewIssueFieldOption, NewIssueFormValues } from '../../drafts/newIssueDraft';
import { formatDate } from '../../ui/format';
import type { NewIssueFieldName } from './NewIssueFields';
import styles from './NewIssueFields.module.css';

/** Chosen value of a field of the new issue, or the field's name if it has none. */
export function NewIssueFieldValue({
  field,
  issue,
}: {
  field: NewIssueFieldName;
  issue: NewIssueFormValues;
}) {
  switch (field) {
    case 'type':
      return (
        <>
          <IssueTypeIcon type={issue.type} />
          {formatIssueType(issue.type)}
        </>
      );
    case 'priority':
      return (
        <>
          <PriorityIcon priority={issue.priority} />
          {issue.priority === 'NONE' ? (
            <span className={styles.none}>Priority</span>
          ) : (
            formatPriority(issue.priority)
          )}
        </>
      );
    case 'labels':
      return (
        <>
          {issue.labels.length === 0 && <Tag size={15} strokeWidth={1.75} aria-hidden="true" />}
          <ChosenOptionNames chosen={issue.labels} none="Labels" />
        </>
      );
    case 'assignees':
      return (
        <>
          <UserRound size={15} strokeWidth={1.75} aria-hidden="true" />
          <ChosenOptionNames chosen={issue.assignees} none="Assignees" />
        </>
      );
    case 'milestone':
      return (
        <>
          <Flag size={15} strokeWidth={1.75} aria-hidden="true" />
          <ChosenOptionNames chosen={issue.milestone ? [issue.milestone] : []} none="Milestone" />
        </>
      );
    case 'dueOn':
      return (
        <>
          <Calendar size={15} strokeWidth={1.75} aria-hidden="true" />
          {issue.dueOn === null ? (
            <span className={styles.none}>Due date</span>
          ) : (
            formatDate(Date.parse(issue.dueOn))
          )}
        </>
      );
    case 'parent':
      return (
        <>
          <CornerLeftUp size={15} strokeWidth={1.75} aria-hidden="true" />
          <ChosenOptionNames chosen={issue.parent ? [issue.parent] : []} none="Parent" />
        </>
      );
  }
}

function ChosenOptionNames({ chosen, none }: { chosen: readonly NewIssueFieldOption[]; none: string }) {
  if (chosen.length === 0) return <span className={styles.none}>{none}</span>;
  return chosen.map(({ id, name, color }) => (
    <span key={id} className={styles.chosen}>
      {color !== undefined && <LabelDot color={color} />}
      {name}
    </span>
  ));
}
