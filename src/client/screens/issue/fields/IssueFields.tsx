import { Flag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { IssueFields_issue$key } from '../../../../../__generated__/IssueFields_issue.graphql';
import { DueDate } from '../../../components/DueDate';
import { LabelChip } from '../../../components/LabelChip';
import { Person } from '../../../components/Person';
import { PriorityIcon, formatPriority } from '../../../components/PriorityIcon';
import { RelativeTime } from '../../../components/RelativeTime';
import { StateIcon } from '../../../components/StateIcon';
import { IssueTypeIcon, formatIssueType } from '../../../components/IssueTypeIcon';
import { IssueField } from './Field';
import { IssueLinks } from './IssueLinks';
import { VoteAndWatch } from './VoteAndWatch';
import { IssueReference } from '../reference/IssueReference';
import { ParentField } from './ParentField';
import { ImportSourceLink } from './SourceLink';

/** The side panel of the issue screen: fields, votes, watching and relations. */
export function IssueFields({ issue }: { issue: IssueFields_issue$key }) {
  const data = useFragment(
    graphql`
      fragment IssueFields_issue on Issue {
        viewerCan
        type
        priority
        dueOn
        updatedAt
        closedAt
        sourceUrl
        state {
          name
          ...StateIcon_state
        }
        assignees(first: 20) {
          nodes {
            id
            ...Person_user
          }
        }
        labels(first: 100) {
          nodes {
            id
            ...LabelChip_label
          }
        }
        milestone {
          title
        }
        parent {
          ...IssueReference_issue
        }
        closedBy {
          ...Person_user
        }
        ...DueDate_issue
        ...VoteAndWatch_issue
        ...IssueLinks_issue
      }
    `,
    issue,
  );
  const editable = data.viewerCan.includes('TRIAGE');
  return (
    <>
      <dl>
        <IssueField name="State" edits="state" editable={editable}>
          <StateIcon state={data.state} />
          {data.state.name}
        </IssueField>
        <IssueField name="Priority" edits="priority" editable={editable}>
          <PriorityIcon priority={data.priority} />
          {formatPriority(data.priority)}
        </IssueField>
        <IssueField name="Assignees" edits="assignees" editable={editable}>
          {data.assignees.nodes.map((person) => (
            <Person key={person.id} user={person} />
          ))}
        </IssueField>
        <IssueField name="Labels" edits="labels" editable={editable}>
          {data.labels.nodes.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </IssueField>
        <IssueField name="Type" edits="type" editable={editable}>
          <IssueTypeIcon type={data.type} />
          {formatIssueType(data.type)}
        </IssueField>
        <IssueField name="Milestone" edits="milestone" editable={editable}>
          {data.milestone && (
            <>
              <Flag size={15} strokeWidth={1.75} aria-hidden="true" />
              {data.milestone.title}
            </>
          )}
        </IssueField>
        <ParentField editable={editable}>
          {data.parent && <IssueReference issue={data.parent} titled />}
        </ParentField>
        <IssueField name="Due" edits="due" editable={editable}>
          {data.dueOn && <DueDate issue={data} />}
        </IssueField>
        <IssueField name="Updated">
          <RelativeTime dateTime={data.updatedAt} />
        </IssueField>
        {data.closedAt && (
          <IssueField name="Closed">
            <RelativeTime dateTime={data.closedAt} />
            {data.closedBy && (
              <>
                by <Person user={data.closedBy} />
              </>
            )}
          </IssueField>
        )}
        {data.sourceUrl && (
          <IssueField name="Source">
            <ImportSourceLink href={data.sourceUrl} />
          </IssueField>
        )}
      </dl>
      <div>
        <VoteAndWatch issue={data} />
        <IssueLinks issue={data} />
      </div>
    </>
  );
}
