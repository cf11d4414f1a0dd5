import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { HealthMetrics_health$key } from '../../../../../__generated__/HealthMetrics_health.graphql';
import { PreloadLink } from '../../../components/PreloadLink';
import { pluralize, formatCount } from '../../../ui/format';
import { formatBytes, formatDuration } from '../../../ui/quantities';
import styles from './HealthMetrics.module.css';

/** Metrics of the server, the database, running jobs and the search indexes. */
export function HealthMetrics({ health }: { health: HealthMetrics_health$key }) {
  const data = useFragment(
    graphql`
      fragment HealthMetrics_health on SystemHealth {
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
      <MetricPanel title="Server">
        <Metric name="Version">{data.version}</Metric>
        <Metric name="Uptime">{formatDuration(data.uptime)}</Metric>
        <Metric name="Memory">{formatBytes(data.memoryBytes)}</Metric>
        <Metric name="Indexes in memory">{formatBytes(data.indexBytes)}</Metric>
        <Metric name="Event loop delay">{`${data.eventLoopMs.toFixed(1)} ms`}</Metric>
        <Metric name="Event lag">{formatDuration(data.eventLagSeconds)}</Metric>
      </MetricPanel>
      <MetricPanel title="Database">
        <Metric name="Engine">{data.engine}</Metric>
        <Metric name="Version">{shortenDatabaseVersion(data.databaseVersion)}</Metric>
        <Metric name="Size">{formatBytes(data.databaseBytes)}</Metric>
      </MetricPanel>
      <MetricPanel title="Running jobs">
        {jobs.length === 0 && <Metric name="Bulk edits">None</Metric>}
        {jobs.map(({ operation, project }) => (
          <Metric
            key={operation.id}
            name={
              <PreloadLink to={`/projects/${project.key}/bulk/${operation.number}`} className={styles.link}>
                {project.name}: bulk edit {operation.number}
              </PreloadLink>
            }
          >
            {formatCount(operation.matched)} issues
          </Metric>
        ))}
      </MetricPanel>
      <MetricPanel title="Search">
        {projects.length === 0 && <Metric name="Projects">None</Metric>}
        {projects.map(({ project, inMemory, behind }) => (
          <Metric key={project.id} name={project.name}>
            {inMemory ? 'In memory' : 'Queries the database'}
            {behind > 0 && `, ${pluralize(behind, 'change')} behind`}
          </Metric>
        ))}
      </MetricPanel>
    </div>
  );
}

function MetricPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.figures}>{children}</dl>
    </section>
  );
}

function Metric({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * Shortens the database's version to `PostgreSQL 18.6 (PGlite 0.5.16)`, without the compiler and the
 * platform.
 */
const shortenDatabaseVersion = (version: string): string => version.split(/ on |,/, 1)[0] ?? version;
