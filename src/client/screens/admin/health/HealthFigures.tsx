import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HealthFigures_health$key } from '../../../../../__generated__/HealthFigures_health.graphql';
import { PreloadLink } from '../../../components/PreloadLink';
import { countOf, formatCount } from '../../../ui/format';
import { bytesOf, spanOf } from '../../../ui/quantities';
import styles from './HealthFigures.module.css';

/** Figures in plain tables. */
export function HealthFigures({ health }: { health: HealthFigures_health$key }) {
  const data = useFragment(
    graphql`
      fragment HealthFigures_health on SystemHealth {
        version
        engine
        databaseVersion
        databaseBytes
        uptime
        memoryBytes
        indexBytes
        eventLagSeconds
        eventLoopMs
        projects {
          inMemory
          behind
          project {
            id
            name
          }
        }
        jobs {
          operation {
            id
            number
            matched
          }
          project {
            key
            name
          }
        }
      }
    `,
    health,
  );
  const { projects, jobs } = data;
  return (
    <div className={styles.parts}>
      <Part title="Server">
        <Figure name="Version">{data.version}</Figure>
        <Figure name="Up for">{spanOf(data.uptime)}</Figure>
        <Figure name="Memory">{bytesOf(data.memoryBytes)}</Figure>
        <Figure name="Indexes in memory">{bytesOf(data.indexBytes)}</Figure>
        <Figure name="Event loop held up">{`${data.eventLoopMs.toFixed(1)} ms`}</Figure>
        <Figure name="Events are behind by">{spanOf(data.eventLagSeconds)}</Figure>
      </Part>
      <Part title="Database">
        <Figure name="Engine">{data.engine}</Figure>
        <Figure name="Version">{shortVersion(data.databaseVersion)}</Figure>
        <Figure name="Size">{bytesOf(data.databaseBytes)}</Figure>
      </Part>
      <Part title="Under way">
        {jobs.length === 0 && <Figure name="Bulk edits">None</Figure>}
        {jobs.map(({ operation, project }) => (
          <Figure
            key={operation.id}
            name={
              <PreloadLink to={`/projects/${project.key}/bulk/${operation.number}`} className={styles.link}>
                {project.name}: bulk edit {operation.number}
              </PreloadLink>
            }
          >
            {formatCount(operation.matched)} issues
          </Figure>
        ))}
      </Part>
      <Part title="Search">
        {projects.length === 0 && <Figure name="Projects">None</Figure>}
        {projects.map(({ project, inMemory, behind }) => (
          <Figure key={project.id} name={project.name}>
            {inMemory ? 'in memory' : 'answered by the database'}
            {behind > 0 && `, ${countOf(behind, 'change')} behind`}
          </Figure>
        ))}
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.figures}>{children}</dl>
    </section>
  );
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `PostgreSQL 18.6 (PGlite 0.5.16)`: without what it was compiled by, and for what. */
const shortVersion = (version: string): string => version.split(/ on |,/, 1)[0] ?? version;
