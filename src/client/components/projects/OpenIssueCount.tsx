import { graphql, useFragment } from 'react-relay';
import type { OpenIssueCount_project$key } from '../../../../__generated__/OpenIssueCount_project.graphql';
import { formatCompactCount, formatCount } from '../../ui/format';

interface OpenIssueCountProps {
  project: OpenIssueCount_project$key;
  /** Abbreviates the number: `12k`. */
  compact?: boolean;
}

/** Number of open issues of a project, kept up to date. */
export function OpenIssueCount({ project, compact = false }: OpenIssueCountProps) {
  const { openCount } = useFragment(
    graphql`
      fragment OpenIssueCount_project on Project {
        openCount
      }
    `,
    project,
  );
  return compact ? formatCompactCount(openCount) : formatCount(openCount);
}
