import type { ReactNode } from 'react';

/** What the row of an issue shows around its title. */
export interface RowAdornments {
  readonly beforeTitle: ReactNode;
  readonly afterTitle: ReactNode;
  /** Width of both in px. */
  readonly width: number;
}
