import { Calendar, ChartNoAxesColumnIncreasing, CornerLeftUp, Pencil, Shapes } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  FieldValueEvent_event$data,
  FieldValueEvent_event$key,
} from '../../../../../../__generated__/FieldValueEvent_event.graphql';
import { IssueTitle } from '../../../../components/IssueTitle';
import { formatPriority } from '../../../../components/PriorityIcon';
import { formatIssueType } from '../../../../components/IssueTypeIcon';
import { formatDate } from '../../../../ui/format';
import { IssueKeyLink } from './IssueKeyLink';
import { TimelineEventIcon } from './TimelineEventIcon';
import { TimelineEventLine } from './TimelineEventLine';

const FIELD_EVENT_ICONS = {
  Renamed: Pencil,
  TypeChanged: Shapes,
  PriorityChanged: ChartNoAxesColumnIncreasing,
  DueChanged: Calendar,
  ParentChanged: CornerLeftUp,
};

/** Event for a changed title, type, priority, due date or parent. */
export function FieldValueEvent({ event }: { event: FieldValueEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment FieldValueEvent_event on IssueEvent {
        __typename
        ...TimelineEventLine_event
        ... on Renamed {
          fromTitle
          toTitle
        }
        ... on TypeChanged {
          fromType
          toType
        }
        ... on PriorityChanged {
          fromPriority
          toPriority
        }
        ... on DueChanged {
          due
        }
        ... on ParentChanged {
          parent {
            ...IssueKeyLink_issue
          }
        }
      }
    `,
    event,
  );
  const icon = FIELD_EVENT_ICONS[data.__typename as keyof typeof FIELD_EVENT_ICONS];
  return (
    <TimelineEventLine event={data} icon={<TimelineEventIcon icon={icon} />}>
      {renderFieldEventText(data)}
    </TimelineEventLine>
  );
}

function renderFieldEventText(data: FieldValueEvent_event$data) {
  if (data.toTitle !== undefined) {
    return (
      <>
        renamed this from{' '}
        <s>
          <IssueTitle title={data.fromTitle ?? ''} />
        </s>{' '}
        to{' '}
        <b>
          <IssueTitle title={data.toTitle ?? ''} />
        </b>
      </>
    );
  }
  if (data.fromType && data.toType)
    return renderFieldValueChange('type', formatIssueType(data.fromType), formatIssueType(data.toType));
  if (data.fromPriority && data.toPriority) {
    return renderFieldValueChange(
      'priority',
      formatPriority(data.fromPriority),
      formatPriority(data.toPriority),
    );
  }
  if (data.__typename === 'DueChanged') {
    return data.due ? (
      <>
        set the due date to <b>{formatDate(Date.parse(data.due))}</b>
      </>
    ) : (
      'removed the due date'
    );
  }
  return data.parent ? (
    <>
      set the parent to <IssueKeyLink issue={data.parent} />
    </>
  ) : (
    'removed the parent'
  );
}

const renderFieldValueChange = (what: string, from: string, to: string) => (
  <>
    changed the {what} from {from} to <b>{to}</b>
  </>
);
