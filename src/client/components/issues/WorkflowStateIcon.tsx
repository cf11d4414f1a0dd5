import { graphql, useFragment } from 'react-relay';
import type { WorkflowStateIcon_state$key } from '../../../../__generated__/WorkflowStateIcon_state.graphql';
import {
  type WorkflowStateCategory,
  isReviewOrTestState,
  WorkflowStateGlyph,
} from '../../ui/WorkflowStateGlyph';

interface WorkflowStateIconProps {
  state: WorkflowStateIcon_state$key;
  /** Gives the icon an accessible name; for places without the state's name beside it. */
  labelled?: boolean;
}

export function WorkflowStateIcon({ state, labelled = false }: WorkflowStateIconProps) {
  const { name, category } = useFragment(
    graphql`
      fragment WorkflowStateIcon_state on WorkflowState {
        name
        category
      }
    `,
    state,
  );
  return (
    <WorkflowStateGlyph
      category={category as WorkflowStateCategory}
      late={isReviewOrTestState(name)}
      label={labelled ? name : undefined}
    />
  );
}
