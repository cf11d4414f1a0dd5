import { graphql, useFragment } from 'react-relay';
import type { InvitationList_project$key } from '../../../../__generated__/InvitationList_project.graphql';
import rows from '../../ui/rows.module.css';
import { InvitationRow } from './InvitationRow';
import styles from './InvitationList.module.css';

/** The valid invitation links of a project; nothing if there are none or the viewer may not see them. */
export function InvitationList({ project }: { project: InvitationList_project$key }) {
  const { invitations } = useFragment(
    graphql`
      fragment InvitationList_project on Project {
        invitations {
          id
          ...InvitationRow_invitation
        }
      }
    `,
    project,
  );
  if (invitations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="invitations">
      <h2 id="invitations" className={styles.title}>
        Invitation links
      </h2>
      <ul className={rows.rows}>
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}
