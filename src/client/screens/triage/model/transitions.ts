/** The transitions of the workflow that triage decisions use. */
import { graphql, readInlineData } from 'react-relay';
import type { transitions_project$key } from '../../../../../__generated__/transitions_project.graphql';

export interface TriageTransition {
  /** What the transition requires: NOTHING, REASON or TARGET. */
  asks: string;
  fromId: string;
  stateId: string;
  stateName: string;
  category: string;
}

/** The transitions from the state of an issue, by decision. */
export interface TriageTransitions {
  /** Transition to a backlog state or, without one, to an active state; undefined: the workflow has neither. */
  accept: TriageTransition | undefined;
  /** The transition that asks for the duplicated issue. */
  duplicate: TriageTransition | undefined;
  /** Transitions to dropped states, except the one for duplicates. */
  decline: readonly TriageTransition[];
}

export function selectTriageTransitions(
  transitions: readonly TriageTransition[],
  fromId: string,
): TriageTransitions {
  const available = transitions.filter((each) => each.fromId === fromId);
  const findAccepting = (wanted: string) =>
    available.find(({ category, asks }) => category === wanted && asks === 'NOTHING');
  return {
    accept: findAccepting('BACKLOG') ?? findAccepting('ACTIVE'),
    duplicate: available.find(({ asks }) => asks === 'TARGET'),
    decline: available.filter(({ category, asks }) => category === 'DROPPED' && asks !== 'TARGET'),
  };
}

/** The transitions from the state of an issue of the project, by decision. */
export function readTriageTransitions(project: transitions_project$key, stateId: string): TriageTransitions {
  const { workflow } = readInlineData(
    graphql`
      fragment transitions_project on Project @inline {
        workflow {
          transitions {
            asks
            from {
              id
            }
            to {
              id
              name
              category
            }
          }
        }
      }
    `,
    project,
  );
  const transitions = workflow.transitions.map(({ asks, from, to }) => ({
    asks,
    fromId: from.id,
    stateId: to.id,
    stateName: to.name,
    category: to.category,
  }));
  return selectTriageTransitions(transitions, stateId);
}
