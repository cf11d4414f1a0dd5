import { graphql, usePaginationFragment } from 'react-relay';
import type { OpenPersonClaims_query$key } from '../../../../../__generated__/OpenPersonClaims_query.graphql';
import type { OpenPersonClaimsPageQuery } from '../../../../../__generated__/OpenPersonClaimsPageQuery.graphql';
import { ShowMoreButton } from '../../../components/list/ShowMoreButton';
import rows from '../../../ui/rows.module.css';
import { OpenPersonClaimRow } from './OpenPersonClaimRow';
import styles from './OpenPersonClaims.module.css';

const CLAIMS_PAGE_SIZE = 20;

/** Renders the open claims of users to be imported people, oldest first, or nothing if there are none. */
export function OpenPersonClaims({ query }: { query: OpenPersonClaims_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OpenPersonClaimsPageQuery,
    OpenPersonClaims_query$key
  >(
    graphql`
      fragment OpenPersonClaims_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "OpenPersonClaimsPageQuery") {
        personClaims(first: $count, after: $cursor) @connection(key: "OpenPersonClaims_personClaims") {
          edges {
            node {
              id
              ...OpenPersonClaimRow_claim
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.personClaims;
  if (edges.length === 0) return null;
  return (
    <section className={styles.claims} aria-labelledby="person-claims">
      <h2 id="person-claims" className={rows.heading}>
        Claims to be imported people
      </h2>
      <ul className={rows.rows}>
        {edges.map(({ node }) => (
          <OpenPersonClaimRow key={node.id} claim={node} />
        ))}
      </ul>
      <ShowMoreButton
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(CLAIMS_PAGE_SIZE)}
      />
    </section>
  );
}
