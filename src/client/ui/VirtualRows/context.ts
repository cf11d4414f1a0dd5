import { createContext } from 'react';
import type { VirtualRowsController } from './useVirtualRows';

/** The controller of the list that a row belongs to. */
export const VirtualRowsContext = createContext<VirtualRowsController | null>(null);
