import { graphql, useFragment } from 'react-relay';
import type { PersonStatus_user$key } from '../../../../__generated__/PersonStatus_user.graphql';
import rows from '../../ui/rows.module.css';

/** A person's login and status: administrator, disabled or imported. */
export function PersonStatus({ user }: { user: PersonStatus_user$key }) {
  const { login, siteRole, disabled, placeholder } = useFragment(
    graphql`
      fragment PersonStatus_user on User {
        login
        siteRole
        disabled
        placeholder
      }
    `,
    user,
  );
  const badges = [
    siteRole === 'ADMINISTRATOR' && 'Administrator',
    disabled && 'Disabled',
    placeholder && 'Imported',
  ].filter((badge) => typeof badge === 'string');
  return (
    <p className={rows.line}>
      <span className={rows.detail}>{login}</span>
      {badges.map((badge) => (
        <span key={badge} className={rows.badge}>
          {badge}
        </span>
      ))}
    </p>
  );
}
