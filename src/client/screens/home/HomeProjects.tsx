import { graphql, usePaginationFragment } from 'react-relay';
import type { HomeProjects_query$key } from '../../../../__generated__/HomeProjects_query.graphql';
import type { HomeProjectsPageQuery } from '../../../../__generated__/HomeProjectsPageQuery.graphql';
import { useIsAnonymousVisitor } from '../../components/useIsAnonymousVisitor';
import { Button } from '../../ui/Button';
import styles from './HomeProjects.module.css';
import { FailedOverviewSection, OverviewSection } from '../../components/overview/OverviewSection';
import { IssueTrendLegend } from './IssueTrendLegend';
import { ProjectCard } from './ProjectCard';

const PROJECTS_PAGE_SIZE = 24;
const TITLE = 'Projects';

/** The projects that the viewer can read, in pages. */
export function HomeProjects({ query }: { query: HomeProjects_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    HomeProjectsPageQuery,
    HomeProjects_query$key
  >(
    graphql`
      fragment HomeProjects_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @refetchable(queryName: "HomeProjectsPageQuery") {
        home {
          projects(first: $count, after: $cursor) @connection(key: "HomeProjects_projects") {
            totalCount
            edges {
              node {
                id
                ...ProjectCard_project
              }
            }
          }
        }
      }
    `,
    query,
  );
  const isVisitor = useIsAnonymousVisitor();
  const { projects } = data.home;
  if (!projects)
    return (
      <FailedOverviewSection title={TITLE} onRetry={() => refetch({}, { fetchPolicy: 'network-only' })} />
    );
  if (projects.edges.length === 0) return isVisitor ? null : <NoProjectsNotice />;
  return (
    <div className={styles.projects}>
      <OverviewSection title={TITLE} count={projects.totalCount} link={<IssueTrendLegend />}>
        <ul className={styles.grid}>
          {projects.edges.map(({ node }) => (
            <li key={node.id} className={styles.cell}>
              <ProjectCard project={node} />
            </li>
          ))}
        </ul>
        {hasNext && (
          <Button
            className={styles.more}
            disabled={isLoadingNext}
            onClick={() => loadNext(PROJECTS_PAGE_SIZE)}
          >
            Show more projects
          </Button>
        )}
      </OverviewSection>
    </div>
  );
}

function NoProjectsNotice() {
  return (
    <div className={styles.none}>
      <p className={styles.noneTitle}>No projects yet</p>
      <p>Create a project, or import an existing tracker from the command line:</p>
      <pre className={styles.command}>
        npm run winnow -- import github issues.ndjson --project KEY --create
      </pre>
    </div>
  );
}
