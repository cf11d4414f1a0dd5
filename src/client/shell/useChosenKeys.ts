import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useChosenKeys_viewer$key } from '../../../__generated__/useChosenKeys_viewer.graphql';
import { applyChosenKeys } from '../ui/commands/currentKeys';

/**
 * Applies the keys that the viewer has chosen to the commands of the page.
 *
 * @param viewer null for anonymous visitors, for whom the default keys apply
 */
export function useChosenKeys(viewer: useChosenKeys_viewer$key | null | undefined): void {
  const data = useFragment(
    graphql`
      fragment useChosenKeys_viewer on User {
        commandKeys {
          command
          keys
        }
      }
    `,
    viewer,
  );
  const chosen = data?.commandKeys;
  useLayoutEffect(
    () => applyChosenKeys(Object.fromEntries((chosen ?? []).map(({ command, keys }) => [command, keys]))),
    [chosen],
  );
}
