import { graphql, usePaginationFragment } from 'react-relay';
import type { ImportList_project$key } from '../../../../__generated__/ImportList_project.graphql';
import type { ImportListPageQuery } from '../../../../__generated__/ImportListPageQuery.graphql';
import { ShowMoreButton } from '../../components/list/ShowMoreButton';
import styles from './ImportList.module.css';
import { ImportListRow } from './ImportListRow';

const IMPORTS_PAGE_SIZE = 20;

/** Renders the earlier imports of a project, newest first. */
export function ImportList({ project }: { project: ImportList_project$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ImportListPageQuery,
    ImportList_project$key
  >(
    graphql`
      fragment ImportList_project on Project
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "ImportListPageQuery") {
        key
        imports(first: $count, after: $cursor) @connection(key: "ImportList_imports") {
          totalCount
          edges {
            node {
              id
              ...ImportListRow_job
            }
          }
        }
      }
    `,
    project,
  );
  const { edges, totalCount } = data.imports;
  return (
    <section className={styles.section} aria-labelledby="earlier-imports">
      <h2 id="earlier-imports" className={styles.title}>
        Earlier imports
      </h2>
      {totalCount === 0 ? (
        <p className={styles.none}>No imports yet. Each import is listed here with its report.</p>
      ) : (
        <>
          <ul className={styles.rows}>
            {edges.map(({ node }) => (
              <ImportListRow key={node.id} job={node} projectKey={data.key} />
            ))}
          </ul>
          <ShowMoreButton
            hasNext={hasNext}
            isLoadingNext={isLoadingNext}
            onClick={() => loadNext(IMPORTS_PAGE_SIZE)}
            totalCount={totalCount}
          />
        </>
      )}
    </section>
  );
}
