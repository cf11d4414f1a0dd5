import { graphql, useFragment } from 'react-relay';
import type { AuditRow_entry$key } from '../../../../../__generated__/AuditRow_entry.graphql';
import { describeUserAgent } from '../../../components/describeUserAgent';
import { PersonLink } from '../../../components/people/PersonLink';
import { formatTimestamp } from '../../../ui/quantities';
import styles from './AuditRow.module.css';
import { AUDIT_ACTION_LABELS } from './auditActionLabels';

/** An entry of the audit log: time, actor, action, subject, details and origin. */
export function AuditRow({ entry }: { entry: AuditRow_entry$key }) {
  const { createdAt, actor, action, subject, details, address, userAgent } = useFragment(
    graphql`
      fragment AuditRow_entry on AuditEntry {
        createdAt
        action
        subject
        address
        userAgent
        actor {
          login
        }
        details {
          name
          value
        }
      }
    `,
    entry,
  );
  return (
    <li className={styles.row}>
      <time dateTime={createdAt} className={styles.time}>
        {formatTimestamp(Date.parse(createdAt))}
      </time>
      <div className={styles.what}>
        <p>
          <span className={styles.who}>
            {actor || address !== null ? <PersonLink login={actor?.login} /> : <b>Command line</b>}
          </span>{' '}
          {AUDIT_ACTION_LABELS[action] ?? action}
          {subject && subject !== actor?.login && <b className={styles.who}> {subject}</b>}
        </p>
        {details.length > 0 && (
          <dl className={styles.details}>
            {details.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <p className={styles.from} title={userAgent ?? undefined}>
        {address ?? 'Command line'}
        {userAgent && ` · ${describeUserAgent(userAgent)}`}
      </p>
    </li>
  );
}
