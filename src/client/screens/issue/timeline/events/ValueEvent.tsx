import { Calendar, ChartNoAxesColumnIncreasing, CornerLeftUp, Pencil, Shapes } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type {
  ValueEvent_event$data,
  ValueEvent_event$key,
} from '../../../../../../__generated__/ValueEvent_event.graphql';
import { formatPriority } from '../../../../components/PriorityIcon';
import { formatIssueType } from '../../../../components/TypeIcon';
import { formatDate } from '../../../../ui/format';
import { IssueReference } from '../../reference/IssueReference';
import { EventIcon } from './EventIcon';
import { EventLine } from './EventLine';

const EVENT_ICONS = {
  Renamed: Pencil,
  TypeChanged: Shapes,
  PriorityChanged: ChartNoAxesColumnIncreasing,
  DueChanged: Calendar,
  ParentChanged: CornerLeftUp,
};

/** Event for a changed title, type, priority, due date or parent. */
export function ValueEvent({ event }: { event: ValueEvent_event$key }) {
  const data = useFragment(
    graphql`
      fragment ValueEvent_event on IssueEvent {
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
  const icon = EVENT_ICONS[data.__typename as keyof typeof EVENT_ICONS];
  return (
    <EventLine event={data} icon={<EventIcon icon={icon} />}>
      {renderValueEventText(data)}
    </EventLine>
  );
}

function renderValueEventText(data: ValueEvent_event$data) {
  if (data.toTitle !== undefined) {
    return (
      <>
        renamed this from <s>{data.fromTitle}</s> to <b>{data.toTitle}</b>
      </>
    );
  }
  if (data.fromType && data.toType)
    return renderValueChange('type', formatIssueType(data.fromType), formatIssueType(data.toType));
  if (data.fromPriority && data.toPriority) {
    return renderValueChange('priority', formatPriority(data.fromPriority), formatPriority(data.toPriority));
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

const renderValueChange = (what: string, from: string, to: string) => (
  <>
    changed the {what} from {from} to <b>{to}</b>
  </>
);
