import { graphql, useFragment } from 'react-relay';
import type { SnoozeText_event$key } from '../../../../../../__generated__/SnoozeText_event.graphql';
import { formatDate } from '../../../../ui/format';

/**
 * Text of an event that starts or ends a snooze. It continues the sentence that starts with the login of the actor, if
 * any.
 */
export function SnoozeText({ event }: { event: SnoozeText_event$key }) {
  const data = useFragment(
    graphql`
      fragment SnoozeText_event on IssueEvent {
        __typename
        ... on Snoozed {
          until
          untilComment
        }
        ... on Unsnoozed {
          byComment
          actor {
            __typename
          }
        }
      }
    `,
    event,
  );
  if (data.__typename === 'Snoozed') return describeSnooze(data.until ?? null, data.untilComment ?? false);
  if (data.__typename !== 'Unsnoozed') return null;
  const text = data.actor ? 'ended the snooze' : 'The snooze ended';
  return data.byComment ? `${text} with a comment` : text;
}

function describeSnooze(until: string | null, untilComment: boolean): string {
  const date = until === null ? null : formatDate(Date.parse(until));
  if (date === null) return 'snoozed this until the next comment';
  return untilComment ? `snoozed this until ${date} or the next comment` : `snoozed this until ${date}`;
}
