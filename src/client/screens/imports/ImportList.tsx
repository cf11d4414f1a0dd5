import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import type { ImportList_project$key } from '../../../../__generated__/ImportList_project.graphql';
import type { ImportListPageQuery } from '../../../../__generated__/ImportListPageQuery.graphql';
import { ShowMoreButton } from '../../components/list/ShowMoreButton';
import styles from './ImportList.module.css';
import type { ImportList_job$key } from '../../../../__generated__/ImportList_job.graphql';
import { buildImportJobHref } from '../../navigation/hrefs';
import { ImportStateText } from '../../components/imports/ImportStateText';
import { PreloadLink } from '../../navigation/PreloadLink';
import { RelativeTime } from '../../ui/RelativeTime';
import { pluralize } from '../../ui/format';

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
              ...ImportList_job
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

/** Renders an import with its state, file and number of issues. */
function ImportListRow({ job, projectKey }: { job: ImportList_job$key; projectKey: string }) {
  const { number, state, fileName, format, issuesDone, createdAt, actor } = useFragment(
    graphql`
      fragment ImportList_job on ImportJob {
        number
        state
        fileName
        format {
          title
        }
        issuesDone
        createdAt
        actor {
          name
        }
      }
    `,
    job,
  );
  return (
    <li className={styles.row}>
      <PreloadLink to={buildImportJobHref(projectKey, number)} className={styles.name}>
        {fileName}
      </PreloadLink>
      <ImportStateText state={state} />
      <span className={styles.details}>
        {[format?.title, state === 'DRAFT' ? undefined : pluralize(issuesDone, 'issue'), actor?.name]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <RelativeTime dateTime={createdAt} className={styles.details} />
    </li>
  );
}
