import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { readRecentItems, saveRecentItems } from '../../data/recentItems';
import { readViewerId } from '../../mutations/queue/viewerId';

/** A picker option as it is stored: its text is needed when it is not among the options that the server has sent. */
export interface RecentOption {
  id: string;
  name: string;
  /** Color of the option if it is a label. */
  color?: string;
}

/** Maximum number of options stored for each field of a project. */
const RECENT_OPTIONS_MAX = 5;

/**
 * The options of a field that the viewer has chosen last in a project, newest first. They are stored in the browser; the
 * list stays the same while the picker is open.
 */
export function useRecentOptions(field: 'labels' | 'milestones', projectId: string) {
  const environment = useRelayEnvironment();
  const storageKey = `winnow.recent.${field}.${readViewerId(environment)}.${projectId}`;
  const [recent] = useState(() => readRecentOptions(storageKey));
  return {
    recent,
    remember: (chosen: RecentOption) => {
      const others = readRecentOptions(storageKey).filter(({ id }) => id !== chosen.id);
      saveRecentItems(storageKey, [chosen, ...others], RECENT_OPTIONS_MAX);
    },
  };
}

const readRecentOptions = (storageKey: string): RecentOption[] =>
  readRecentItems(storageKey).filter(isRecentOption);

function isRecentOption(stored: unknown): stored is RecentOption {
  const option = stored as Partial<RecentOption> | null;
  return typeof option?.id === 'string' && typeof option.name === 'string';
}
