import { graphql, usePaginationFragment, useFragment } from 'react-relay';
import type { AuditList_query$key } from '../../../../../__generated__/AuditList_query.graphql';
import type { AuditListPageQuery } from '../../../../../__generated__/AuditListPageQuery.graphql';
import { ShowMoreButton } from '../../../components/list/ShowMoreButton';
import rows from '../../../ui/rows.module.css';
import type { AuditList_entry$key } from '../../../../../__generated__/AuditList_entry.graphql';
import { describeUserAgent } from '../../../ui/describeUserAgent';
import { PersonLink } from '../../../components/people/PersonLink';
import { formatTimestamp } from '../../../ui/quantities';
import styles from './AuditList.module.css';
import type { AuditAction } from '../../../../../__generated__/AuditScreenQuery.graphql';

const AUDIT_ENTRIES_PAGE_SIZE = 50;

/** Entries of the audit log, newest first. */
export function AuditList({ query }: { query: AuditList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    AuditListPageQuery,
    AuditList_query$key
  >(
    graphql`
      fragment AuditList_query on Query
      @argumentDefinitions(
        actions: { type: "[AuditAction!]" }
        matching: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "AuditListPageQuery") {
        audit(first: $count, after: $cursor, actions: $actions, matching: $matching)
          @connection(key: "AuditList_audit") {
          edges {
            node {
              id
              ...AuditList_entry
            }
          }
        }
      }
    `,
    query,
  );
  const { edges } = data.audit;
  if (edges.length === 0)
    return <p className={rows.empty}>No matching entries. Try another search text or filter.</p>;
  return (
    <>
      <ul className={rows.rows} aria-label="Audit log">
        {edges.map(({ node }) => (
          <AuditRow key={node.id} entry={node} />
        ))}
      </ul>
      <ShowMoreButton
        label="Show older entries"
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        onClick={() => loadNext(AUDIT_ENTRIES_PAGE_SIZE)}
      />
    </>
  );
}

/** An entry of the audit log: time, actor, action, subject, details and origin. */
function AuditRow({ entry }: { entry: AuditList_entry$key }) {
  const { createdAt, actor, action, subject, details, address, userAgent } = useFragment(
    graphql`
      fragment AuditList_entry on AuditEntry {
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

/** Verb phrases between the actor and the subject of an audit log entry: "mika [disabled] sam". */
const AUDIT_ACTION_LABELS: Readonly<Partial<Record<AuditAction, string>>> = {
  SIGNED_IN: 'signed in',
  SIGN_IN_FAILED: 'failed to sign in as',
  SIGNED_OUT: 'signed out',
  SESSION_REVOKED: 'ended a session',
  PASSWORD_CHANGED: 'changed the password',
  PROFILE_CHANGED: 'changed the profile',
  TOKEN_CREATED: 'created the token',
  TOKEN_REVOKED: 'revoked the token',
  SET_UP: 'set up Winnow',
  USER_CREATED: 'created an account for',
  USER_CHANGED: 'changed the account of',
  USER_DISABLED: 'disabled',
  USER_ENABLED: 'enabled',
  PASSWORD_LINK_CREATED: 'created a password link for',
  MEMBER_ADDED: 'added the member',
  MEMBER_CHANGED: 'changed the role of',
  MEMBER_REMOVED: 'removed the member',
  INVITATION_CREATED: 'created an invitation link for',
  INVITATION_REVOKED: 'revoked an invitation link for',
  INVITATION_ACCEPTED: 'accepted an invitation to',
  PROJECT_CREATED: 'created the project',
  PROJECT_CHANGED: 'changed the project',
  PROJECT_DELETED: 'deleted the project',
  PROJECT_RESTORED: 'restored the project',
  LABEL_DELETED: 'deleted a label of',
  LABEL_MERGED: 'merged a label of',
  MILESTONE_DELETED: 'deleted a milestone of',
  BULK_STARTED: 'started a bulk edit in',
  BULK_UNDONE: 'undid a bulk edit in',
  ISSUES_IMPORTED: 'imported issues into',
  ISSUES_EXPORTED: 'exported issues of',
  BACKUP_CREATED: 'created the backup',
  BACKUP_RESTORED: 'restored the backup',
  PERSON_CLAIM_APPROVED: 'approved a claim of',
  PERSON_CLAIM_DECLINED: 'declined a claim of',
};
