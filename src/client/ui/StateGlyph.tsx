/** The sign of a workflow state: told by its shape, and by hue for those who see it. */
export type Category = 'TRIAGE' | 'BACKLOG' | 'ACTIVE' | 'DONE' | 'DROPPED';

interface Props {
  category: Category;
  /** An active state near the end of its work (review, verification): three quarters full. */
  late?: boolean;
  size?: number;
}

/** Says nothing to assistive technology: the state's name stands beside it, or is its label. */
export function StateGlyph({ category, late = false, size = 16 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      {late && category === 'ACTIVE' ? REVIEW : SHAPES[category]}
    </svg>
  );
}

/** Whether a state's name says that its work is all but done. */
export const isLate = (name: string): boolean => /review|verif|test|qa/i.test(name);

const ring = (color: string) => <circle cx="8" cy="8" r="6" stroke={color} strokeWidth="1.6" />;
const disc = (color: string) => <circle cx="8" cy="8" r="6.8" fill={color} />;
const mark = {
  stroke: 'var(--canvas)',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const REVIEW = (
  <>
    {ring('var(--review)')}
    <path d="M8 4.5A3.5 3.5 0 1 1 4.5 8H8z" fill="var(--review)" />
  </>
);

const SHAPES = {
  TRIAGE: (
    <>
      <circle cx="8" cy="8" r="6" stroke="var(--triage)" strokeWidth="1.6" strokeDasharray="2.2 1.57" />
      <circle cx="8" cy="8" r="2" fill="var(--triage)" />
    </>
  ),
  BACKLOG: ring('var(--backlog)'),
  ACTIVE: (
    <>
      {ring('var(--active)')}
      <path d="M8 4.5a3.5 3.5 0 0 1 0 7z" fill="var(--active)" />
    </>
  ),
  DONE: (
    <>
      {disc('var(--done)')}
      <path d="m5.2 8.2 1.9 1.9 3.7-4" {...mark} />
    </>
  ),
  DROPPED: (
    <>
      {disc('var(--dropped)')}
      <path d="m5.9 5.9 4.2 4.2m0-4.2-4.2 4.2" {...mark} />
    </>
  ),
};
