import { Box, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { FacetIcon_state$key } from '../../../../../__generated__/FacetIcon_state.graphql';
import type { FacetField } from '../../../../../__generated__/FacetPanel_facet.graphql';
import type { WorkflowStateIcon_state$key } from '../../../../../__generated__/WorkflowStateIcon_state.graphql';
import { OptionIcon } from '../../../components/issues/OptionIcon';
import { WorkflowStateIcon } from '../../../components/issues/WorkflowStateIcon';
import { getAvatarColor, getInitials } from '../../../components/people/Avatar';
import { DEFAULT_OPTION_VALUES } from '../../../data/issueFields';
import type { OptionFieldName } from '../../../../shared/fields/optionFields';
import { type WorkflowStateCategory, WorkflowStateGlyph } from '../../../ui/WorkflowStateGlyph';
import styles from './FacetPanel.module.css';
import type { FacetName } from './facets';

export type { FacetIcon_state$key };

interface FacetValueOfIcon {
  /** Label of the facet value; null stands for issues without a value. */
  value: string | null;
  color: string | null;
}

interface FacetIconProps extends FacetValueOfIcon {
  field: FacetField;
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
  const renderIcon: RenderFacetIcon | undefined = FACET_ICONS[field as FacetName];
  return renderIcon?.({ value, color, state: data });
}

type RenderFacetIcon = (
  value: FacetValueOfIcon & { state: WorkflowStateIcon_state$key | null | undefined },
) => ReactNode;

const renderOption =
  (field: OptionFieldName): RenderFacetIcon =>
  ({ value }) => <OptionIcon field={field} option={(value ?? DEFAULT_OPTION_VALUES[field]).toUpperCase()} />;

const renderPerson: RenderFacetIcon = ({ value }) =>
  value === null ? (
    <span className={styles.ring} />
  ) : (
    <span className={styles.initials} style={{ backgroundColor: getAvatarColor(value) }} aria-hidden="true">
      {getInitials(value)}
    </span>
  );

const FACET_ICONS: Readonly<Record<FacetName, RenderFacetIcon>> = {
  STATE: ({ state, color }) =>
    state ? (
      <WorkflowStateIcon state={state} />
    ) : (
      <span className={styles.ring} style={color === null ? undefined : { border: `2px solid ${color}` }} />
    ),
  CATEGORY: ({ value }) => (
    <WorkflowStateGlyph category={(value ?? '').toUpperCase() as WorkflowStateCategory} />
  ),
  PRIORITY: renderOption('priority'),
  TYPE: renderOption('type'),
  PROJECT: () => <Box size={14} strokeWidth={1.75} aria-hidden="true" />,
  MILESTONE: () => <Flag size={14} strokeWidth={1.75} aria-hidden="true" />,
  LABEL: ({ color }) => (
    <span className={styles.dot} style={color === null ? undefined : { backgroundColor: color }} />
  ),
  ASSIGNEE: renderPerson,
  AUTHOR: renderPerson,
};
