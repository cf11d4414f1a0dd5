import { graphql, useFragment } from 'react-relay';
import type { OpenCount_project$key } from '../../../__generated__/OpenCount_project.graphql';
import { compactCount, formatCount } from '../ui/format';

export type { OpenCount_project$key };

interface Props {
  project: OpenCount_project$key;
  /** Abbreviates the number: `12k`. */
  compact?: boolean;
}

/** Number of open issues of a project, kept up to date. */
export function OpenCount({ project, compact = false }: Props) {
  const { openCount } = useFragment(
    graphql`
      fragment OpenCount_project on Project {
        openCount
      }
    `,
    project,
  );
  return compact ? compactCount(openCount) : formatCount(openCount);
}
