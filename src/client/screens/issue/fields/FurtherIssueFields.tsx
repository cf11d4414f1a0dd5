import { Flag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { FurtherIssueFields_issue$key } from '../../../../../__generated__/FurtherIssueFields_issue.graphql';
import { DueDate } from '../../../components/DueDate';
import { IssueTypeIcon, formatIssueType } from '../../../components/IssueTypeIcon';
import { RelativeTime } from '../../../components/RelativeTime';
import { UserWithAvatar } from '../../../components/UserWithAvatar';
import { Skeleton } from '../../../ui/Skeleton';
import { IssueReference } from '../../../components/IssueReference';
import { IssueField } from './IssueField';
import { ParentField } from './ParentField';
import { ImportSourceLink } from './ImportSourceLink';

interface FurtherIssueFieldsProps {
  /** Null while the issue is being loaded. */
  issue: FurtherIssueFields_issue$key | null;
  /** Whether the viewer has permission to edit the fields. */
  editable: boolean;
}

/** The fields of an issue that list rows do not select, so they are available only after the issue's own query. */
export function FurtherIssueFields({ issue, editable }: FurtherIssueFieldsProps) {
  const data = useFragment(
    graphql`
      fragment FurtherIssueFields_issue on Issue {
        viewerCanSetType
        type
        dueOn
        updatedAt
        closedAt
        sourceUrl
        milestone {
          title
        }
        parent {
          ...IssueReference_issue
        }
        closedBy {
          ...UserWithAvatar_user
        }
        ...DueDate_issue
      }
    `,
    issue,
  );
  const loading = <Skeleton width="64px" line="28px" />;
  return (
    <>
      <IssueField name="Type" edits="type" editable={data?.viewerCanSetType ?? editable}>
        {data ? (
          <>
            <IssueTypeIcon type={data.type} />
            {formatIssueType(data.type)}
          </>
        ) : (
          loading
        )}
      </IssueField>
      <IssueField name="Milestone" edits="milestone" editable={editable}>
        {data ? data.milestone && <MilestoneTitle title={data.milestone.title} /> : loading}
      </IssueField>
      <ParentField editable={editable} loading={data ? null : loading}>
        {data?.parent && <IssueReference issue={data.parent} />}
      </ParentField>
      <IssueField name="Due" edits="due" editable={editable}>
        {data ? data.dueOn && <DueDate issue={data} /> : loading}
      </IssueField>
      <IssueField name="Updated">{data ? <RelativeTime dateTime={data.updatedAt} /> : loading}</IssueField>
      {data?.closedAt && (
        <IssueField name="Closed">
          <RelativeTime dateTime={data.closedAt} />
          {data.closedBy && (
            <>
              by <UserWithAvatar user={data.closedBy} linked />
            </>
          )}
        </IssueField>
      )}
      {data?.sourceUrl && (
        <IssueField name="Source">
          <ImportSourceLink href={data.sourceUrl} />
        </IssueField>
      )}
    </>
  );
}

const MilestoneTitle = ({ title }: { title: string }) => (
  <>
    <Flag size={15} strokeWidth={1.75} aria-hidden="true" />
    {title}
  </>
);
