import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SavedViewList_project$key } from '../../../../__generated__/SavedViewList_project.graphql';
import { formatCompactCount } from '../../ui/format';

interface SavedViewListProps {
  project: SavedViewList_project$key;
  renderLink: (link: { slug: string; to: string; label: string; count: string }) => ReactNode;
}

/** The saved views of a project, as links with the number of their issues. */
export function SavedViewList({ project, renderLink }: SavedViewListProps) {
  const { views } = useFragment(
    graphql`
      fragment SavedViewList_project on Project {
        views(first: 100) {
          nodes {
            slug
            name
            path
            issueCount
          }
        }
      }
    `,
    project,
  );
  return views.nodes.map(({ slug, name, path, issueCount }) =>
    renderLink({ slug, to: path, label: name, count: formatCompactCount(issueCount) }),
  );
}
