import { graphql, useFragment } from 'react-relay';
import type { ImportListRow_job$key } from '../../../../__generated__/ImportListRow_job.graphql';
import { buildImportJobHref } from '../../components/imports/importHref';
import { ImportStateText } from '../../components/imports/ImportStateText';
import { PreloadLink } from '../../components/PreloadLink';
import { RelativeTime } from '../../components/RelativeTime';
import { pluralize } from '../../ui/format';
import styles from './ImportList.module.css';

/** Renders an import with its state, file and number of issues. */
export function ImportListRow({ job, projectKey }: { job: ImportListRow_job$key; projectKey: string }) {
  const { number, state, fileName, format, issuesDone, createdAt, actor } = useFragment(
    graphql`
      fragment ImportListRow_job on ImportJob {
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
