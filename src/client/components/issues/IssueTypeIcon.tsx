import { Bug, CircleQuestionMark, Sparkles, SquareCheck } from 'lucide-react';

const ISSUE_TYPE_ICONS: Partial<Record<string, typeof Bug>> = {
  BUG: Bug,
  FEATURE: Sparkles,
  TASK: SquareCheck,
  QUESTION: CircleQuestionMark,
};

/** Icon of an issue type. Hidden from screen readers: the name is shown beside it. */
export function IssueTypeIcon({ type }: { type: string }) {
  const Icon = ISSUE_TYPE_ICONS[type] ?? SquareCheck;
  return <Icon size={15} strokeWidth={1.75} aria-hidden="true" />;
}
