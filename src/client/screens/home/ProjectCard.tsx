import { graphql, useFragment } from 'react-relay';
import type { ProjectCard_project$key } from '../../../../__generated__/ProjectCard_project.graphql';
import { PreloadLink } from '../../components/PreloadLink';
import { formatCount } from '../../ui/format';
import styles from './ProjectCard.module.css';
import { Trend } from './Trend';

/** A project at a glance, and the way into it. */
export function ProjectCard({ project }: { project: ProjectCard_project$key }) {
  const data = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        key
        name
        description
        openCount
        issueCount
        ...Trend_project
      }
    `,
    project,
  );
  return (
    <PreloadLink to={`/projects/${data.key}/issues?q=is%3Aopen`} className={styles.card}>
      <span className={styles.head}>
        <span className={styles.name}>{data.name}</span>
        <span className={styles.key}>{data.key}</span>
      </span>
      <span className={styles.description}>{data.description}</span>
      <span className={styles.figures}>
        <span className={styles.counts}>
          <span className={styles.open}>{formatCount(data.openCount)}</span>
          <span>open of {formatCount(data.issueCount)}</span>
        </span>
        <Trend project={data} />
      </span>
    </PreloadLink>
  );
}
