import { graphql, useFragment } from 'react-relay';
import type { BulkSummary_operation$key } from '../../../../__generated__/BulkSummary_operation.graphql';
import { LabelChip } from '../../components/LabelChip';
import { listHref } from '../../components/listState';
import { Person } from '../../components/Person';
import { PreloadLink } from '../../components/PreloadLink';
import { priorityName } from '../../components/PriorityIcon';
import { RelativeTime } from '../../components/RelativeTime';
import { StateIcon } from '../../components/StateIcon';
import styles from './BulkScreen.module.css';

/** Who does what to which issues. */
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
  const bulk = (number: number) => (
    <PreloadLink to={`/projects/${projectKey}/bulk/${number}`}>bulk edit {number}</PreloadLink>
  );
  const labels = (found: NonNullable<typeof fields>['labels']) =>
    found.map((label) => <LabelChip key={label.id} label={label} />);
  const people = (found: NonNullable<typeof fields>['assignees']) =>
    found.map((person) => <Person key={person.id} user={person} />);
  return (
    <>
      <p className={styles.summary}>
        {actor && <Person user={actor} />} <RelativeTime dateTime={createdAt} />
        {query != null && (
          <PreloadLink to={listHref({ projectKey, query, sort: null, group: null, collapsed: [] })}>
            {query === '' ? 'all issues' : query}
          </PreloadLink>
        )}
      </p>
      {undoOf && <p>Takes back {bulk(undoOf.number)}.</p>}
      {undoneBy && <p>Taken back by {bulk(undoneBy.number)}.</p>}
      {fields && (
        <ul>
          {fields.state && (
            <li className={styles.summary}>
              To <StateIcon state={fields.state} /> {fields.state.name}
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
          {fields.replacesLabels && <li className={styles.summary}>Labels: {labels(fields.labels)}</li>}
          {fields.addedLabels.length > 0 && (
            <li className={styles.summary}>Add {labels(fields.addedLabels)}</li>
          )}
          {fields.removedLabels.length > 0 && (
            <li className={styles.summary}>Remove {labels(fields.removedLabels)}</li>
          )}
          {fields.replacesAssignees && (
            <li className={styles.summary}>Assignees: {people(fields.assignees)}</li>
          )}
          {fields.addedAssignees.length > 0 && (
            <li className={styles.summary}>Assign {people(fields.addedAssignees)}</li>
          )}
          {fields.removedAssignees.length > 0 && (
            <li className={styles.summary}>Unassign {people(fields.removedAssignees)}</li>
          )}
          {fields.priority && <li>Priority {priorityName(fields.priority)}</li>}
          {fields.type && <li>Type {fields.type.toLowerCase()}</li>}
          {fields.milestone && <li>Milestone {fields.milestone.title}</li>}
          {fields.clearsMilestone && <li>No milestone</li>}
        </ul>
      )}
      {comment && <blockquote className={styles.quote}>{comment}</blockquote>}
    </>
  );
}
