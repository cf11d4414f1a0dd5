import { Tag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { LabelEvents_events$key } from '../../../../../../__generated__/LabelEvents_events.graphql';
import { LabelChip } from '../../../../components/LabelChip';
import { TimelineEventIcon } from './TimelineEventIcon';
import { TimelineEventLine } from './TimelineEventLine';
import styles from './TimelineEventLine.module.css';

/** Timeline line of labels that were added or removed together. */
export function LabelEvents({ events }: { events: LabelEvents_events$key }) {
  const run = useFragment(
    graphql`
      fragment LabelEvents_events on IssueEvent @relay(plural: true) {
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
