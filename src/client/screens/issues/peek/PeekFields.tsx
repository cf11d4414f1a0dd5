import { Flag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { PeekFields_issue$key } from '../../../../../__generated__/PeekFields_issue.graphql';
import { LabelChip } from '../../../components/LabelChip';
import { Person } from '../../../components/Person';
import { PriorityIcon, priorityName } from '../../../components/PriorityIcon';
import { StateIcon } from '../../../components/StateIcon';
import { TypeIcon, typeName } from '../../../components/TypeIcon';
import styles from './PeekFields.module.css';

/** The fields that are set, side by side. */
export function PeekFields({ issue }: { issue: PeekFields_issue$key }) {
  const data = useFragment(
    graphql`
      fragment PeekFields_issue on Issue {
        type
        priority
        state {
          name
          ...StateIcon_state
        }
        milestone {
          title
        }
        assignees(first: 5) {
          nodes {
            id
            ...Person_user
          }
        }
        labels(first: 20) {
          nodes {
            id
            ...LabelChip_label
          }
        }
      }
    `,
    issue,
  );
  return (
    <ul className={styles.fields} aria-label="Fields">
      <li>
        <StateIcon state={data.state} /> {data.state.name}
      </li>
      {data.priority !== 'NONE' && (
        <li>
          <PriorityIcon priority={data.priority} /> {priorityName(data.priority)}
        </li>
      )}
      <li>
        <TypeIcon type={data.type} /> {typeName(data.type)}
      </li>
      {data.milestone && (
        <li>
          <Flag size={14} strokeWidth={1.75} aria-hidden="true" /> {data.milestone.title}
        </li>
      )}
      {data.assignees.nodes.map((user) => (
        <li key={user.id}>
          <Person user={user} />
        </li>
      ))}
      {data.labels.nodes.map((label) => (
        <li key={label.id}>
          <LabelChip label={label} />
        </li>
      ))}
    </ul>
  );
}
