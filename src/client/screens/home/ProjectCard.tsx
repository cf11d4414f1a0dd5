import { graphql, useFragment } from 'react-relay';
import type { ProjectCard_project$key } from '../../../../__generated__/ProjectCard_project.graphql';
import { buildOpenIssuesHref } from '../../components/openIssuesHref';
import { OpenIssueCount } from '../../components/OpenIssueCount';
import { PreloadLink } from '../../components/PreloadLink';
import { formatCount } from '../../ui/format';
import { IssueTrendChart } from './IssueTrendChart';
import styles from './ProjectCard.module.css';

/** A project with its issue counts and trend. The whole card links to its open issues. */
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
