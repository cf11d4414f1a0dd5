import type { ReactNode } from 'react';
import type { CompletionOption } from './CompletionPopup';

export interface CompletionListProps {
  /** The text typed after the trigger. */
  typed: string;
  /** Shows the options. */
  children: (label: string, options: readonly CompletionOption[]) => ReactNode;
}
