import { type ReactNode, Children } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Flag, Pencil, ExternalLink } from 'lucide-react';
import type { IssueFields_issue$key } from '../../../../__generated__/IssueFields_issue.graphql';
import type { IssueFieldsAll_issue$key } from '../../../../__generated__/IssueFieldsAll_issue.graphql';
import type { IssueFieldsListed_issue$key } from '../../../../__generated__/IssueFieldsListed_issue.graphql';
import { LabelChip } from '../../components/labels/LabelChip';
import { AssigneesFieldButton, IssueFieldButton } from '../../components/pickers/IssueFieldButton';
import { PriorityIcon } from '../../components/issues/PriorityIcon';
import { WorkflowStateIcon } from '../../components/issues/WorkflowStateIcon';
import { Skeleton } from '../../ui/Skeleton';
import { IssueLinks } from '../../components/relations/IssueLinks';
import { VoteAndWatch } from '../../components/reactions/VoteAndWatch';
import styles from './IssueFields.module.css';
import type { IssueFieldsFurther_issue$key } from '../../../../__generated__/IssueFieldsFurther_issue.graphql';
import { formatOption } from '../../ui/format';
import { DueDate } from '../../components/issues/DueDate';
import { IssueTypeIcon } from '../../components/issues/IssueTypeIcon';
import { RelativeTime } from '../../ui/RelativeTime';
import { UserWithAvatar } from '../../components/people/UserWithAvatar';
import { IssueReference } from '../../components/issues/IssueReference';
import type { EditableIssueField } from '../../components/pickers/fields';

interface IssueFieldsProps {
  issue: IssueFields_issue$key;
  /** Whether all fields of the issue are loaded. If false, only those of a list row are shown. */
  isLoaded: boolean;
  /** Content below the fields, shown when all fields are loaded. */
  children?: ReactNode;
}

/** The side panel of the issue screen: fields, votes, watching and relations. */
export function IssueFields({ issue, isLoaded, children }: IssueFieldsProps) {
  const data = useFragment(
    graphql`
      fragment IssueFields_issue on Issue {
        viewerCan
        priority
        state {
          name
          ...WorkflowStateIcon_state
        }
        ...IssueFieldsListed_issue
        ...IssueFieldsAll_issue
        ...IssueFieldsFurther_issue
        ...VoteAndWatch_issue
        ...IssueLinks_issue
      }
    `,
    issue,
  );
  const { assignees, labels, unknownLabels } = useAssigneesAndLabels(
    isLoaded ? data : null,
    isLoaded ? null : data,
  );
  const editable = data.viewerCan.includes('TRIAGE');
  return (
    <>
      <dl>
        <IssueField name="State" edits="state" editable={editable}>
          <WorkflowStateIcon state={data.state} />
          {data.state.name}
        </IssueField>
        <IssueField name="Priority" edits="priority" editable={editable}>
          <PriorityIcon priority={data.priority} />
          {formatOption(data.priority)}
        </IssueField>
        <IssueField name="Assignees">
          <AssigneesFieldButton
            users={assignees}
            editable={editable}
            emptyText={<span className={styles.none}>None</span>}
          />
        </IssueField>
        <IssueField name="Labels" edits="labels" editable={editable}>
          {labels.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
          {Array.from({ length: unknownLabels }, (_, index) => (
            <Skeleton key={index} width="72px" line="22px" />
          ))}
        </IssueField>
        <FurtherIssueFields issue={isLoaded ? data : null} editable={editable} />
      </dl>
      {isLoaded && (
        <div>
          <VoteAndWatch issue={data} />
          <IssueLinks issue={data} />
          {children}
        </div>
      )}
    </>
  );
}

/**
 * All assignees and labels, or those of the issue's row while the issue is being loaded, and the number of other
 * labels.
 */
function useAssigneesAndLabels(
  loaded: IssueFieldsAll_issue$key | null,
  row: IssueFieldsListed_issue$key | null,
) {
  const all = useFragment(
    graphql`
      fragment IssueFieldsAll_issue on Issue {
        assignees(first: 20) {
          nodes {
            ...IssueFieldButton_assignees
          }
        }
        labels(first: 100) {
          nodes {
            id
            ...LabelChip_label
          }
        }
      }
    `,
    loaded,
  );
  const listed = useFragment(
    graphql`
      fragment IssueFieldsListed_issue on Issue {
        fewAssignees: assignees(first: 2) {
          nodes {
            ...IssueFieldButton_assignees
          }
        }
        fewLabels: labels(first: 3) {
          totalCount
          nodes {
            id
            ...LabelChip_label
          }
        }
      }
    `,
    row,
  );
  const labels = (all?.labels ?? listed?.fewLabels)?.nodes ?? [];
  return {
    assignees: (all?.assignees ?? listed?.fewAssignees)?.nodes ?? [],
    labels,
    unknownLabels: listed ? listed.fewLabels.totalCount - labels.length : 0,
  };
}

interface FurtherIssueFieldsProps {
  /** Null while the issue is being loaded. */
  issue: IssueFieldsFurther_issue$key | null;
  /** Whether the viewer has permission to edit the fields. */
  editable: boolean;
}

/** The fields of an issue that list rows do not select, so they are available only after the issue's own query. */
function FurtherIssueFields({ issue, editable }: FurtherIssueFieldsProps) {
  const data = useFragment(
    graphql`
      fragment IssueFieldsFurther_issue on Issue {
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
            {formatOption(data.type)}
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

interface IssueFieldProps {
  name: string;
  /** The field whose picker a click opens; absent: the field cannot be edited here. */
  edits?: EditableIssueField;
  /** Whether the viewer has permission to edit the field. */
  editable?: boolean;
  children: ReactNode;
}

/** A field of the side panel; "None" where it has no value. */
function IssueField({ name, edits, editable = false, children }: IssueFieldProps) {
  const isEmpty = Children.toArray(children).length === 0;
  const shown = isEmpty ? 'None' : children;
  const className = isEmpty ? styles.none : styles.value;
  return (
    <div className={styles.field}>
      <dt className={styles.name}>{name}</dt>
      {edits ? (
        <dd>
          <IssueFieldButton field={edits} name={name} editable={editable} className={className}>
            {shown}
          </IssueFieldButton>
        </dd>
      ) : (
        <dd className={className}>{shown}</dd>
      )}
    </div>
  );
}

interface ParentFieldProps {
  editable: boolean;
  /** Placeholder while the issue is being loaded; null: it has been loaded. */
  loading: ReactNode;
  /** The parent; absent: none. */
  children: ReactNode;
}

/** The parent issue as a link, with a separate edit button beside it. */
function ParentField({ editable, loading, children }: ParentFieldProps) {
  if (!children) {
    return (
      <IssueField name="Parent" edits="parent" editable={editable}>
        {loading}
      </IssueField>
    );
  }
  return (
    <IssueField name="Parent">
      <span className={styles.parent}>{children}</span>
      <IssueFieldButton field="parent" name="Parent" editable={editable} className={styles.change}>
        <Pencil size={13} strokeWidth={1.75} aria-hidden="true" />
      </IssueFieldButton>
    </IssueField>
  );
}

/** Link to the source of an imported issue. Renders nothing unless the address is http or https. */
function ImportSourceLink({ href }: { href: string }) {
  const url = URL.parse(href);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return (
    <a href={url.href} className={styles.source} rel="noreferrer" target="_blank">
      {url.hostname}
      <ExternalLink size={13} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}
