import styles from './StateGlyph.module.css';

/** The sign of a workflow state: told by its shape, and by hue for those who see it. */
export type Category = 'TRIAGE' | 'BACKLOG' | 'ACTIVE' | 'DONE' | 'DROPPED';

interface Props {
  category: Category;
  /** An active state near the end of its work (review, verification): three quarters full. */
  late?: boolean;
  /** What it says to assistive technology, where the state's name does not stand beside it. */
  label?: string | undefined;
}

/** One element, as a list draws hundreds of them: its shape is a mask over its hue. */
export function StateGlyph({ category, late = false, label }: Props) {
  const shape = late && category === 'ACTIVE' ? styles.REVIEW : styles[category];
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <span className={`${styles.glyph} ${shape}`} {...spoken} />;
}

/** Whether a state's name says that its work is all but done. */
export const isLate = (name: string): boolean => /review|verif|test|qa/i.test(name);
