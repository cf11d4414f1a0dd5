import type { LucideIcon } from 'lucide-react';

/** Icon of a timeline line; decorative, because the text says the same. */
export function TimelineEventIcon({ icon: Icon }: { icon: LucideIcon }) {
  return <Icon size={14} strokeWidth={1.75} aria-hidden="true" />;
}
