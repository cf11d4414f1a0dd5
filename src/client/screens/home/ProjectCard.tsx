import { graphql, useFragment } from 'react-relay';
import type { ProjectCard_project$key } from '../../../../__generated__/ProjectCard_project.graphql';
import { OpenIssueCount } from '../../components/OpenIssueCount';
import { PreloadLink } from '../../components/PreloadLink';
import { pluralize } from '../../ui/format';
import styles from './ProjectCard.module.css';
import { IssueTrendChart } from './IssueTrendChart';

/** Links from a project's card to frequently used issue searches. */
const COMMON_ISSUE_SEARCH_LINKS = [
  ['Untriaged', 'category:triage'],
  ['Urgent', 'is:open priority:urgent'],
  ['Unassigned', 'is:open no:assignee'],
  ['New this week', 'created:<7d'],
  ['Stale', 'is:open updated:>365d'],
] as const;

/** A project with its issue counts, trend and links to common queries. */
export function ProjectCard({ project }: { project: ProjectCard_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
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
  const issues = (query: string): string => `/projects/${data.key}/issues?q=${encodeURIComponent(query)}`;
  return (
    <article className={styles.card}>
      <h2 className={styles.name}>
        <PreloadLink to={`/projects/${data.key}/issues`} className={styles.way}>
          {data.name}
        </PreloadLink>
        <span className={styles.key}>{data.key}</span>
      </h2>
      <p className={styles.description}>{data.description}</p>
      <div className={styles.figures}>
        <PreloadLink to={issues('is:open')} className={styles.counts}>
          <span className={styles.open}>
            <OpenIssueCount project={data} />
          </span>
          <span>of {pluralize(data.issueCount, 'issue')} open</span>
        </PreloadLink>
        <IssueTrendChart project={data} />
      </div>
      <ul className={styles.queries}>
        {COMMON_ISSUE_SEARCH_LINKS.map(([name, query]) => (
          <li key={name}>
            <PreloadLink to={issues(query)} className={styles.query}>
              {name}
            </PreloadLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
