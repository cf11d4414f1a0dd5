import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SavedViewList_container$key } from '../../../../__generated__/SavedViewList_container.graphql';
import { formatCompactCount } from '../../ui/format';

interface SavedViewListProps {
  container: SavedViewList_container$key;
  renderLink: (link: { slug: string; to: string; label: string; count: string }) => ReactNode;
}

/** The saved views of a project or of all projects, as links with the number of their issues. */
export function SavedViewList({ container, renderLink }: SavedViewListProps) {
  const { views } = useFragment(
    graphql`
      fragment SavedViewList_container on SavedViewContainer {
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
    container,
  );
  return views.nodes.map(({ slug, name, path, issueCount }) =>
    renderLink({ slug, to: path, label: name, count: formatCompactCount(issueCount) }),
  );
}
