import { graphql, useFragment } from 'react-relay';
import type { StateIcon_state$key } from '../../../__generated__/StateIcon_state.graphql';
import { type Category, isLate, StateGlyph } from '../ui/StateGlyph';

interface Props {
  state: StateIcon_state$key;
  /** Where the state's name does not stand beside it. */
  labelled?: boolean;
}

/** A state's sign. */
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
    <StateGlyph category={category as Category} late={isLate(name)} label={labelled ? name : undefined} />
  );
}
