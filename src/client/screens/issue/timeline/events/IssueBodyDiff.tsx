import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { IssueBodyDiffQuery } from '../../../../../../__generated__/IssueBodyDiffQuery.graphql';
import { lazyWithPreload } from '../../../../ui/lazyWithPreload';

const TextDifference = lazyWithPreload(
  async () => (await import('../../../../components/difference/TextDifference')).TextDifference,
);

export const issueBodyDiffQuery = graphql`
  query IssueBodyDiffQuery($id: ID!) {
    node(id: $id) {
      ... on BodyEdited {
        before
        after
      }
    }
  }
`;

/** The difference that an edit made to the description. */
export function IssueBodyDiff({ queryRef }: { queryRef: PreloadedQuery<IssueBodyDiffQuery> }) {
  const { node } = usePreloadedQuery<IssueBodyDiffQuery>(issueBodyDiffQuery, queryRef);
  if (node?.before == null || node.after == null) return <p>The previous text is not available.</p>;
  return <TextDifference before={node.before} after={node.after} />;
}
