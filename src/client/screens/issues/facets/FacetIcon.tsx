import { Box, Flag } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { FacetIcon_state$key } from '../../../../../__generated__/FacetIcon_state.graphql';
import { getAvatarColor, getInitials } from '../../../components/people/Avatar';
import { PriorityIcon } from '../../../components/issues/PriorityIcon';
import { WorkflowStateIcon } from '../../../components/issues/WorkflowStateIcon';
import { IssueTypeIcon } from '../../../components/issues/IssueTypeIcon';
import { type WorkflowStateCategory, WorkflowStateGlyph } from '../../../ui/WorkflowStateGlyph';
import styles from './FacetPanel.module.css';

export type { FacetIcon_state$key };

interface FacetIconProps {
  field: string;
  /** Label of the facet value; null stands for issues without a value. */
  value: string | null;
  color: string | null;
  state: FacetIcon_state$key | null;
}

/** The icon of a facet value, the same as in the list's rows. */
export function FacetIcon({ field, value, color, state }: FacetIconProps) {
  const data = useFragment(
    graphql`
      fragment FacetIcon_state on WorkflowState {
        ...WorkflowStateIcon_state
      }
    `,
    state,
  );
  switch (field) {
    case 'STATE':
      return data ? (
        <WorkflowStateIcon state={data} />
      ) : (
        <span className={styles.ring} style={color === null ? undefined : { border: `2px solid ${color}` }} />
      );
    case 'CATEGORY':
      return <WorkflowStateGlyph category={(value ?? '').toUpperCase() as WorkflowStateCategory} />;
    case 'PRIORITY':
      return <PriorityIcon priority={(value ?? 'none').toUpperCase()} />;
    case 'TYPE':
      return <IssueTypeIcon type={(value ?? '').toUpperCase()} />;
    case 'PROJECT':
      return <Box size={14} strokeWidth={1.75} aria-hidden="true" />;
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
