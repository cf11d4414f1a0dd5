import styles from './WorkflowStateGlyph.module.css';

/** Category of a workflow state. */
export type WorkflowStateCategory = 'TRIAGE' | 'BACKLOG' | 'ACTIVE' | 'DONE' | 'DROPPED';

interface WorkflowStateGlyphProps {
  category: WorkflowStateCategory;
  /**
   * Whether the active state is near completion (review, verification); its icon is three quarters filled.
   */
  late?: boolean;
  /** Accessible name; absent if the name of the state is shown beside the icon. */
  label?: string | undefined;
}

/**
 * Icon of a workflow state: a shape for each category, drawn as a mask over the state's color. It is a single
 * element, because a list renders hundreds.
 */
export function WorkflowStateGlyph({ category, late = false, label }: WorkflowStateGlyphProps) {
  const shape = late && category === 'ACTIVE' ? styles.REVIEW : styles[category];
  const ariaProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span className={`${styles.glyph} ${shape}`} {...ariaProps} />;
}

/** Whether the name of a state suggests that the work is nearly complete. */
export const isReviewOrTestState = (name: string): boolean => /review|verif|test|qa/i.test(name);
