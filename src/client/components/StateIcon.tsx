import { graphql, useFragment } from 'react-relay';
import type { StateIcon_state$key } from '../../../__generated__/StateIcon_state.graphql';
import { type WorkflowStateCategory, isReviewOrTestState, StateGlyph } from '../ui/StateGlyph';

interface Props {
  state: StateIcon_state$key;
  /** Gives the icon an accessible name; for places without the state's name beside it. */
  labelled?: boolean;
}

/** Icon of a workflow state. */
export function StateIcon({ state, labelled = false }: Props) {
  const { name, category } = useFragment(
    graphql`
      fragment StateIcon_state on WorkflowState {
        name
        category
      }
    `,
    state,
  );
  return (
    <StateGlyph
      category={category as WorkflowStateCategory}
      late={isReviewOrTestState(name)}
      label={labelled ? name : undefined}
    />
  );
}
