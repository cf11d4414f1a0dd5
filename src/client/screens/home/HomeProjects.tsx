import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import type { HomeProjects_query$key } from '../../../../__generated__/HomeProjects_query.graphql';
import type { HomeProjects_firstPage$key } from '../../../../__generated__/HomeProjects_firstPage.graphql';
import homeProjectsPageQuery, {
  type HomeProjectsPageQuery,
} from '../../../../__generated__/HomeProjectsPageQuery.graphql';
import { useIsAnonymousVisitor } from '../../auth/SessionGuard';
import { Button } from '../../ui/Button';
import styles from './HomeProjects.module.css';
import { FailedOverviewSection, OverviewSection } from '../../components/overview/OverviewSection';
import { IssueTrendLegend, IssueTrendChart } from './IssueTrendChart';
import type { HomeProjects_project$key } from '../../../../__generated__/HomeProjects_project.graphql';
import { buildOpenIssuesHref } from '../../navigation/hrefs';
import { OpenIssueCount } from '../../components/projects/OpenIssueCount';
import { PreloadLink } from '../../navigation/PreloadLink';
import { formatCount } from '../../ui/format';

const PROJECTS_PAGE_SIZE = 24;
/** The variables of the query of the first page. */
const FIRST_PAGE = { count: PROJECTS_PAGE_SIZE, cursor: null };
const TITLE = 'Projects';

/** The projects that the viewer can read, in pages. */
export function HomeProjects({ query }: { query: HomeProjects_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    HomeProjectsPageQuery,
    HomeProjects_query$key
  >(
    graphql`
      fragment HomeProjects_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
      @refetchable(queryName: "HomeProjectsPageQuery") {
        ...HomeProjects_firstPage @arguments(count: $count, cursor: $cursor)
        home {
          projects(first: $count, after: $cursor) @connection(key: "HomeProjects_projects") {
            totalCount
            edges {
              node {
                id
                ...HomeProjects_project
              }
            }
          }
        }
      }
    `,
    query,
  );
  const isVisitor = useIsAnonymousVisitor();
  const hasFirstPage = useHasFirstPage(data);
  const { projects } = data.home;
  if (!hasFirstPage || !projects)
    return <FailedOverviewSection title={TITLE} query={homeProjectsPageQuery} variables={FIRST_PAGE} />;
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

/**
 * Whether the server could read the first page. This is a fragment of its own, because Relay stores errors with the pages
 * and not with the connection that it assembles from them.
 */
function useHasFirstPage(query: HomeProjects_firstPage$key): boolean {
  const { home } = useFragment(
    graphql`
      fragment HomeProjects_firstPage on Query
      @argumentDefinitions(count: { type: "Int!" }, cursor: { type: "String" }) {
        home @catch(to: RESULT) {
          projects(first: $count, after: $cursor) @required(action: THROW) {
            totalCount
          }
        }
      }
    `,
    query,
  );
  return home.ok;
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

/** A project with its issue counts and trend. The whole card links to its open issues. */
function ProjectCard({ project }: { project: HomeProjects_project$key }) {
  const data = useFragment(
    graphql`
      fragment HomeProjects_project on Project {
        key
        name
        description
        issueCount
        ...OpenIssueCount_project
        ...IssueTrendChart_project
      }
    `,
    project,
  );
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>
        <PreloadLink
          to={buildOpenIssuesHref(data.key)}
          className={styles.link}
          title={data.description ?? data.name}
        >
          {data.name}
        </PreloadLink>
        <span className={styles.key}>{data.key}</span>
      </h3>
      <div className={styles.figures}>
        <p className={styles.counts}>
          <strong className={styles.open}>
            <OpenIssueCount project={data} />
          </strong>
          <span>open of {formatCount(data.issueCount)}</span>
        </p>
        <IssueTrendChart project={data} />
      </div>
    </article>
  );
}
