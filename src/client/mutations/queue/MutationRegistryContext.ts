import { createContext } from 'react';
import type { QueuedMutation } from './MutationDefinition';

/** Finds the definition of a persisted mutation by its name; undefined: this build does not know it. */
export type FindMutationDefinition = (name: string) => QueuedMutation['definition'] | undefined;

/**
 * Loads the registry of all queued mutations. Provided by the application's root, as definitions are declared
 * next to the screens that use them; null in tests of single components, which resume nothing.
 */
export const MutationRegistryContext = createContext<(() => Promise<FindMutationDefinition>) | null>(null);
