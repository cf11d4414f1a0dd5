import { graphql, useFragment } from 'react-relay';
import type { BulkSummary_operation$key } from '../../../../__generated__/BulkSummary_operation.graphql';
import { LabelChip } from '../../components/LabelChip';
import { buildIssueListHref } from '../../components/issueListUrlState';
import { Person } from '../../components/Person';
import { PreloadLink } from '../../components/PreloadLink';
import { formatPriority } from '../../components/PriorityIcon';
import { RelativeTime } from '../../components/RelativeTime';
import { StateIcon } from '../../components/StateIcon';
import styles from './BulkScreen.module.css';

/** Initiator, query and changes of a bulk edit. */
export function BulkSummary({
  operation,
  projectKey,
}: {
  operation: BulkSummary_operation$key;
  projectKey: string;
}) {
  const { actor, createdAt, query, comment, fields, undoOf, undoneBy } = useFragment(
    graphql`
      fragment BulkSummary_operation on BulkOperation {
        createdAt
        query
        comment
        actor {
          ...Person_user
        }
        undoOf {
          number
        }
        undoneBy {
          number
        }
        fields {
          state {
            name
            ...StateIcon_state
          }
          reason
          canonicalIssue {
            number
            key
          }
          replacesLabels
          labels {
            id
            ...LabelChip_label
          }
          addedLabels {
            id
            ...LabelChip_label
          }
          removedLabels {
            id
            ...LabelChip_label
          }
          replacesAssignees
          assignees {
            id
            ...Person_user
          }
          addedAssignees {
            id
            ...Person_user
          }
          removedAssignees {
            id
            ...Person_user
          }
          priority
          type
          milestone {
            title
          }
          clearsMilestone
        }
      }
    `,
    operation,
  );
  const bulkLink = (number: number) => (
    <PreloadLink to={`/projects/${projectKey}/bulk/${number}`}>bulk edit {number}</PreloadLink>
  );
  const labels = (values: NonNullable<typeof fields>['labels']) =>
    values.map((label) => <LabelChip key={label.id} label={label} />);
  const people = (values: NonNullable<typeof fields>['assignees']) =>
    values.map((person) => <Person key={person.id} user={person} />);
  return (
    <>
      <p className={styles.summary}>
        {actor && <Person user={actor} />} <RelativeTime dateTime={createdAt} />
        {query != null && (
          <PreloadLink to={buildIssueListHref({ projectKey, query, sort: null, group: null, collapsed: [] })}>
            {query === '' ? 'all issues' : query}
          </PreloadLink>
        )}
      </p>
      {undoOf && <p>Reverts {bulkLink(undoOf.number)}</p>}
      {undoneBy && <p>Undone by {bulkLink(undoneBy.number)}</p>}
      {fields && (
        <ul>
          {fields.state && (
            <li className={styles.summary}>
              Set state to <StateIcon state={fields.state} /> {fields.state.name}
              {fields.canonicalIssue && (
                <>
                  of{' '}
                  <PreloadLink to={`/projects/${projectKey}/issues/${fields.canonicalIssue.number}`}>
                    {fields.canonicalIssue.key}
                  </PreloadLink>
                </>
              )}
              {fields.reason && `: ${fields.reason}`}
            </li>
          )}
          {fields.replacesLabels && <li className={styles.summary}>Set labels to {labels(fields.labels)}</li>}
          {fields.addedLabels.length > 0 && (
            <li className={styles.summary}>Add {labels(fields.addedLabels)}</li>
          )}
          {fields.removedLabels.length > 0 && (
            <li className={styles.summary}>Remove {labels(fields.removedLabels)}</li>
          )}
          {fields.replacesAssignees && (
            <li className={styles.summary}>Set assignees to {people(fields.assignees)}</li>
          )}
          {fields.addedAssignees.length > 0 && (
            <li className={styles.summary}>Assign {people(fields.addedAssignees)}</li>
          )}
          {fields.removedAssignees.length > 0 && (
            <li className={styles.summary}>Unassign {people(fields.removedAssignees)}</li>
          )}
          {fields.priority && <li>Set priority to {formatPriority(fields.priority)}</li>}
          {fields.type && <li>Set type to {fields.type.toLowerCase()}</li>}
          {fields.milestone && <li>Set milestone to {fields.milestone.title}</li>}
          {fields.clearsMilestone && <li>Remove milestone</li>}
        </ul>
      )}
      {comment && <blockquote className={styles.quote}>{comment}</blockquote>}
    </>
  );
}
