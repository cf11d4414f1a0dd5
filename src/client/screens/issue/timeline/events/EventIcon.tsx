import type { LucideIcon } from 'lucide-react';

/** A line's sign, in the timeline's size; the words beside it say what it means. */
export function EventIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon size={14} strokeWidth={1.75} aria-hidden="true" />;
}
