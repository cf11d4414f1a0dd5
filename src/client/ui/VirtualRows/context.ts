import { createContext } from 'react';
import type { VirtualRowsController } from './useVirtualRows';

/** The list that a row is in. */
export const VirtualRowsContext = createContext<VirtualRowsController | null>(null);
