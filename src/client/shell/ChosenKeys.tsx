import { useLayoutEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ChosenKeys_viewer$key } from '../../../__generated__/ChosenKeys_viewer.graphql';
import { applyChosenKeys } from '../ui/commands/currentKeys';

/** Applies the keys that the viewer has chosen to the commands of the page; without a viewer, the default ones. */
export function ChosenKeys({ viewer }: { viewer: ChosenKeys_viewer$key | null }) {
  const data = useFragment(
    graphql`
      fragment ChosenKeys_viewer on User {
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
  return null;
}
