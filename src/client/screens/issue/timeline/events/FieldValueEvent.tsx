import { Calendar, ChartNoAxesColumnIncreasing, CornerLeftUp, Pencil, Shapes } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  FieldValueEvent_event$data,
  FieldValueEvent_event$key,
} from '../../../../../../__generated__/FieldValueEvent_event.graphql';
import { formatPriority } from '../../../../components/PriorityIcon';
import { formatIssueType } from '../../../../components/IssueTypeIcon';
import { formatDate } from '../../../../ui/format';
import { IssueReference } from '../../reference/IssueReference';
import { EventIcon } from './EventIcon';
import { EventLine } from './EventLine';

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
        ...EventLine_event
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
            ...IssueReference_issue
          }
        }
      }
    `,
    event,
  );
  const icon = FIELD_EVENT_ICONS[data.__typename as keyof typeof FIELD_EVENT_ICONS];
  return (
    <EventLine event={data} icon={<EventIcon icon={icon} />}>
      {renderFieldEventText(data)}
    </EventLine>
  );
}

function renderFieldEventText(data: FieldValueEvent_event$data) {
  if (data.toTitle !== undefined) {
    return (
      <>
        renamed this from <s>{data.fromTitle}</s> to <b>{data.toTitle}</b>
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
      set the parent to <IssueReference issue={data.parent} />
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
