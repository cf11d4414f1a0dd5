import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { BodyChangeQuery } from '../../../../../../__generated__/BodyChangeQuery.graphql';
import { lazyWithPreload } from '../../../../ui/lazyWithPreload';

const TextDifference = lazyWithPreload(
  async () => (await import('../../difference/TextDifference')).TextDifference,
);

export const bodyChangeQuery = graphql`
  query BodyChangeQuery($id: ID!) {
    node(id: $id) {
      ... on BodyEdited {
        before
        after
      }
    }
  }
`;

/** The difference that an edit made to the description. */
export function BodyChange({ queryRef }: { queryRef: PreloadedQuery<BodyChangeQuery> }) {
  const { node } = usePreloadedQuery<BodyChangeQuery>(bodyChangeQuery, queryRef);
  if (node?.before == null || node.after == null) return <p>The previous text is not available.</p>;
  return <TextDifference before={node.before} after={node.after} />;
}
