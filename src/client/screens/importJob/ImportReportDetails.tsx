import { graphql, useFragment } from 'react-relay';
import type { ImportReportDetails_report$key } from '../../../../__generated__/ImportReportDetails_report.graphql';
import { buildIssueHref } from '../../components/issueHref';
import { PreloadLink } from '../../components/PreloadLink';
import { formatCount } from '../../ui/format';
import styles from './ImportTables.module.css';

interface ImportReportDetailsProps {
  report: ImportReportDetails_report$key;
  projectKey: string;
}

/** Renders reasons for records that were not imported, problems by line, and issues that got a new number. */
export function ImportReportDetails({ report, projectKey }: ImportReportDetailsProps) {
  const { reasons, problems, problemCount, renumberedIssues, renumberedIssueCount } = useFragment(
    graphql`
      fragment ImportReportDetails_report on ImportReport {
        reasons(first: 100) {
          kind
          reason
          count
        }
        problems(first: 100) {
          line
          kind
          reason
        }
        problemCount
        renumberedIssues(first: 20) {
          source
          number
        }
        renumberedIssueCount
      }
    `,
    report,
  );
  return (
    <>
      {reasons.length > 0 && (
        <section className={styles.details} aria-labelledby="import-reasons">
          <h3 id="import-reasons" className={styles.heading}>
            Not imported
          </h3>
          <ul className={styles.list}>
            {reasons.map(({ kind, reason, count }) => (
              <li key={`${kind ?? ''} ${reason}`}>
                <span className={styles.count}>{formatCount(count)}</span>
                <span>
                  {kind != null && `${kind}: `}
                  {reason}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {problemCount > 0 && (
        <section className={styles.details} aria-labelledby="import-problems">
          <h3 id="import-problems" className={styles.heading}>
            Problems ({formatCount(problemCount)})
          </h3>
          <ul className={styles.list}>
            {problems.map(({ line, kind, reason }, index) => (
              <li key={index}>
                <span className={styles.count}>Line {formatCount(line)}</span>
                <span>
                  {kind === 'DROPPED' ? 'Dropped' : 'Altered'}: {reason}
                </span>
              </li>
            ))}
          </ul>
          {problemCount > problems.length && (
            <p className={styles.weak}>
              The first {formatCount(problems.length)} are listed. The JSON file contains more.
            </p>
          )}
        </section>
      )}
      {renumberedIssueCount > 0 && (
        <section className={styles.details} aria-labelledby="import-renumbered">
          <h3 id="import-renumbered" className={styles.heading}>
            New numbers ({formatCount(renumberedIssueCount)})
          </h3>
          <ul className={styles.list}>
            {renumberedIssues.map(({ source, number }) => (
              <li key={source}>
                <span className={styles.count}>{source}</span>
                <PreloadLink to={buildIssueHref(projectKey, number)} className={styles.link}>
                  {projectKey}-{number}
                </PreloadLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
