import { graphql, usePreloadedQuery, useFragment } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { HealthScreenQuery } from '../../../../../__generated__/HealthScreenQuery.graphql';
import { useLoaderQuery } from '../../../relay/queries/screenQueries';
import { useQueryPolling } from '../../../components/live/useQueryPolling';
import { AdminPage } from '../AdminPage';
import type { HealthLoaderData } from './entry';
import type { HealthScreen_health$key } from '../../../../../__generated__/HealthScreen_health.graphql';
import { buildBulkOperationHref } from '../../../navigation/hrefs';
import { PreloadLink } from '../../../navigation/PreloadLink';
import { RelativeTime } from '../../../ui/RelativeTime';
import { pluralize, formatCount } from '../../../ui/format';
import { formatBytes, formatDuration } from '../../../ui/quantities';
import styles from './HealthScreen.module.css';

const POLLING_INTERVAL_MS = 10_000;

const healthScreenQuery = graphql`
  query HealthScreenQuery {
    health {
      ...HealthScreen_health
    }
  }
`;

/** Live metrics of the server, for administrators. */
export function HealthScreen() {
  const { queryRef, reload } = useLoaderQuery<HealthScreenQuery>(
    healthScreenQuery,
    useLoaderData<HealthLoaderData>().queryRef,
  );
  return (
    <AdminPage title="System" onRetry={reload}>
      <LoadedHealthMetrics queryRef={queryRef} />
    </AdminPage>
  );
}

function LoadedHealthMetrics({ queryRef }: HealthLoaderData) {
  const { health } = usePreloadedQuery<HealthScreenQuery>(healthScreenQuery, queryRef);
  useQueryPolling(healthScreenQuery, {}, POLLING_INTERVAL_MS);
  return <HealthMetrics health={health} />;
}

/** Metrics of the server, the database, running jobs and the search indexes. */
function HealthMetrics({ health }: { health: HealthScreen_health$key }) {
  const data = useFragment(
    graphql`
      fragment HealthScreen_health on SystemHealth {
        version
        engine
        databaseVersion
        databaseBytes
        uptime
        memoryBytes
        indexBytes
        eventLagSeconds
        eventLoopMs
        email {
          queued
          oldestDueAt
          sent
          failed
          unknown
          lastError
        }
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
  const { projects, jobs, email } = data;
  return (
    <div className={styles.parts}>
      <HealthMetricPanel title="Server">
        <HealthMetric name="Version">{data.version}</HealthMetric>
        <HealthMetric name="Uptime">{formatDuration(data.uptime)}</HealthMetric>
        <HealthMetric name="Memory">{formatBytes(data.memoryBytes)}</HealthMetric>
        <HealthMetric name="Indexes in memory">{formatBytes(data.indexBytes)}</HealthMetric>
        <HealthMetric name="Event loop delay">{`${data.eventLoopMs.toFixed(1)} ms`}</HealthMetric>
        <HealthMetric name="Event lag">{formatDuration(data.eventLagSeconds)}</HealthMetric>
      </HealthMetricPanel>
      <HealthMetricPanel title="Database">
        <HealthMetric name="Engine">{data.engine}</HealthMetric>
        <HealthMetric name="Version">{shortenDatabaseVersion(data.databaseVersion)}</HealthMetric>
        <HealthMetric name="Size">{formatBytes(data.databaseBytes)}</HealthMetric>
      </HealthMetricPanel>
      <HealthMetricPanel title="Running jobs">
        {jobs.length === 0 && <HealthMetric name="Bulk edits">None</HealthMetric>}
        {jobs.map(({ operation, project }) => (
          <HealthMetric
            key={operation.id}
            name={
              <PreloadLink to={buildBulkOperationHref(project.key, operation.number)} className={styles.link}>
                {project.name}: bulk edit {operation.number}
              </PreloadLink>
            }
          >
            {formatCount(operation.matched)} issues
          </HealthMetric>
        ))}
      </HealthMetricPanel>
      <HealthMetricPanel title="Email">
        {email == null ? (
          <HealthMetric name="Status">Not configured</HealthMetric>
        ) : (
          <>
            <HealthMetric name="Queued">{formatCount(email.queued)}</HealthMetric>
            {email.oldestDueAt != null && (
              <HealthMetric name="Oldest email due">
                <RelativeTime dateTime={email.oldestDueAt} />
              </HealthMetric>
            )}
            <HealthMetric name="Sent in 7 days">{formatCount(email.sent)}</HealthMetric>
            <HealthMetric name="Failed in 7 days">{formatCount(email.failed)}</HealthMetric>
            {email.unknown > 0 && (
              <HealthMetric name="Delivery unknown in 7 days">{formatCount(email.unknown)}</HealthMetric>
            )}
            {email.lastError != null && <HealthMetric name="Last error">{email.lastError}</HealthMetric>}
          </>
        )}
      </HealthMetricPanel>
      <HealthMetricPanel title="Search">
        {projects.length === 0 && <HealthMetric name="Projects">None</HealthMetric>}
        {projects.map(({ project, inMemory, behind }) => (
          <HealthMetric key={project.id} name={project.name}>
            {inMemory ? 'In memory' : 'Queries the database'}
            {behind > 0 && `, ${pluralize(behind, 'change')} behind`}
          </HealthMetric>
        ))}
      </HealthMetricPanel>
    </div>
  );
}

function HealthMetricPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.figures}>{children}</dl>
    </section>
  );
}

function HealthMetric({ name, children }: { name: ReactNode; children: ReactNode }) {
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
