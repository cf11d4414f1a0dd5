import { Flag, Tag, UserRound, UserRoundMinus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Fragment } from 'react';
import { IssueKeyLink, TimelineEventIcon, TimelineEventLine, CommitReference } from './TimelineEventLine';
import type { FieldEvents_state$key } from '../../../../../../__generated__/FieldEvents_state.graphql';
import { WorkflowStateIcon } from '../../../../components/issues/WorkflowStateIcon';
import type { FieldEvents_labels$key } from '../../../../../../__generated__/FieldEvents_labels.graphql';
import { LabelChip } from '../../../../components/labels/LabelChip';
import styles from './TimelineEventLine.module.css';
import type { FieldEvents_assignees$key } from '../../../../../../__generated__/FieldEvents_assignees.graphql';
import { PersonLink } from '../../../../components/people/PersonLink';
import type { FieldEvents_milestone$key } from '../../../../../../__generated__/FieldEvents_milestone.graphql';

/** Event for a changed workflow state. */
export function StateChangedEvent({ event }: { event: FieldEvents_state$key }) {
  const data = useFragment(
    graphql`
      fragment FieldEvents_state on StateChanged {
        ...TimelineEventLine_event
        reason
        commit
        commitUrl
        from {
          name
        }
        to {
          name
          ...WorkflowStateIcon_state
        }
        canonical {
          ...TimelineEventLine_issue
        }
      }
    `,
    event,
  );
  return (
    <TimelineEventLine
      event={data}
      icon={data.to && <WorkflowStateIcon state={data.to} />}
      reason={data.reason}
    >
      moved this {data.from && `from ${data.from.name} `}to <b>{data.to?.name ?? 'a deleted state'}</b>
      {data.canonical && (
        <>
          {' '}
          of <IssueKeyLink issue={data.canonical} />
        </>
      )}
      {data.commit && (
        <>
          {' '}
          in <CommitReference hash={data.commit} url={data.commitUrl ?? null} />
        </>
      )}
    </TimelineEventLine>
  );
}

/** Timeline line of labels that were added or removed together. */
export function LabelEvents({ events }: { events: FieldEvents_labels$key }) {
  const run = useFragment(
    graphql`
      fragment FieldEvents_labels on IssueEvent @relay(plural: true) {
        __typename
        id
        ...TimelineEventLine_event
        ... on Labeled {
          label {
            ...LabelChip_label
          }
        }
        ... on Unlabeled {
          label {
            ...LabelChip_label
          }
        }
      }
    `,
    events,
  );
  const first = run[0];
  if (!first) return null;
  const noun = run.length > 1 ? 'labels ' : 'label ';
  return (
    <TimelineEventLine event={first} icon={<TimelineEventIcon icon={Tag} />}>
      {first.__typename === 'Labeled' ? 'added ' : 'removed '}
      {run.some(({ label }) => label) && noun}
      <span className={styles.chips}>
        {run.map(({ id, label }) => (label ? <LabelChip key={id} label={label} /> : 'a deleted label'))}
      </span>
    </TimelineEventLine>
  );
}

/** Timeline line of users who were assigned or unassigned together. */
export function AssigneeEvents({ events }: { events: FieldEvents_assignees$key }) {
  const run = useFragment(
    graphql`
      fragment FieldEvents_assignees on IssueEvent @relay(plural: true) {
        __typename
        id
        actor {
          id
        }
        ...TimelineEventLine_event
        ... on Assigned {
          assignee {
            id
            login
          }
        }
        ... on Unassigned {
          assignee {
            id
            login
          }
        }
      }
    `,
    events,
  );
  const first = run[0];
  if (!first) return null;
  const assigned = first.__typename === 'Assigned';
  const icon = <TimelineEventIcon icon={assigned ? UserRound : UserRoundMinus} />;
  const isSelf = run.length === 1 && first.assignee?.id === first.actor?.id;
  return (
    <TimelineEventLine event={first} icon={icon}>
      {isSelf
        ? assigned
          ? 'self-assigned this'
          : 'unassigned themselves'
        : assigned
          ? 'assigned '
          : 'unassigned '}
      {!isSelf &&
        run.map(({ id, assignee }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {assignee ? <PersonLink login={assignee.login} /> : <b>unknown user</b>}
          </Fragment>
        ))}
    </TimelineEventLine>
  );
}

/** Event for a milestone that was set or removed. */
export function MilestoneEvent({ event }: { event: FieldEvents_milestone$key }) {
  const data = useFragment(
    graphql`
      fragment FieldEvents_milestone on IssueEvent {
        __typename
        ...TimelineEventLine_event
        ... on Milestoned {
          milestone {
            title
          }
        }
        ... on Demilestoned {
          milestone {
            title
          }
        }
      }
    `,
    event,
  );
  return (
    <TimelineEventLine event={data} icon={<TimelineEventIcon icon={Flag} />}>
      {data.__typename === 'Milestoned' ? 'added this to ' : 'removed this from '}
      {data.milestone ? (
        <>
          milestone <b>{data.milestone.title}</b>
        </>
      ) : (
        <b>a deleted milestone</b>
      )}
    </TimelineEventLine>
  );
}
