import { Flag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { FacetIcon_state$key } from '../../../../../__generated__/FacetIcon_state.graphql';
import { getAvatarColor, getInitials } from '../../../components/Avatar';
import { PriorityIcon } from '../../../components/PriorityIcon';
import { StateIcon } from '../../../components/StateIcon';
import { IssueTypeIcon } from '../../../components/IssueTypeIcon';
import styles from './FacetPanel.module.css';

export type { FacetIcon_state$key };

interface Props {
  field: string;
  /** Label of the facet value; null stands for issues without a value. */
  value: string | null;
  color: string | null;
  state: FacetIcon_state$key | null;
}

/** The icon of a facet value, the same as in the list's rows. */
export function FacetIcon({ field, value, color, state }: Props) {
  const data = useFragment(
    graphql`
      fragment FacetIcon_state on WorkflowState {
        ...StateIcon_state
      }
    `,
    state,
  );
  switch (field) {
    case 'STATE':
      return data ? <StateIcon state={data} /> : <span className={styles.ring} />;
    case 'PRIORITY':
      return <PriorityIcon priority={(value ?? 'none').toUpperCase()} />;
    case 'TYPE':
      return <IssueTypeIcon type={(value ?? '').toUpperCase()} />;
    case 'MILESTONE':
      return <Flag size={14} strokeWidth={1.75} aria-hidden="true" />;
    case 'LABEL':
      return <span className={styles.dot} style={color === null ? undefined : { backgroundColor: color }} />;
    default:
      return value === null ? (
        <span className={styles.ring} />
      ) : (
        <span
          className={styles.initials}
          style={{ backgroundColor: getAvatarColor(value) }}
          aria-hidden="true"
        >
          {getInitials(value)}
        </span>
      );
  }
}
