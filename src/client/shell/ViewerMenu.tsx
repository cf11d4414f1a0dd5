import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ViewerMenu_viewer$key } from '../../../__generated__/ViewerMenu_viewer.graphql';
import { buildPersonHref } from '../components/personHref';
import { UserWithAvatar } from '../components/UserWithAvatar';
import { MenuButton } from '../ui/MenuButton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { useOverlays } from './Overlays';
import styles from './SidebarFooter.module.css';

/** Menu of the viewer: their page, settings, administration, sign out. */
export function ViewerMenu({ viewer }: { viewer: ViewerMenu_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment ViewerMenu_viewer on User {
        login
        siteRole
        ...UserWithAvatar_user
      }
    `,
    viewer,
  );
  const navigate = useNavigate();
  const { close } = useOverlays();
  const choose = async (id: string) => {
    close();
    if (id !== SIGN_OUT_MENU_ITEM_ID) return navigate(id);
    const { signOut } = await import(/* webpackChunkName: "auth" */ '../auth/authRequests');
    await signOut();
    // Signing out ends with a full page load, which removes all data of the viewer from the page.
    window.location.assign('/');
  };
  return (
    <MenuButton
      label="Account"
      isNameVisible
      className={styles.menu}
      sections={[
        {
          items: [
            { id: buildPersonHref(data.login), label: 'Your page' },
            { id: '/settings/profile', label: 'Settings' },
            ...(data.siteRole === 'ADMINISTRATOR' ? [{ id: '/admin/users', label: 'Administration' }] : []),
            { id: SIGN_OUT_MENU_ITEM_ID, label: 'Sign out' },
          ],
          onAction: (id) => void choose(id),
        },
      ]}
    >
      <UserWithAvatar user={data} />
      <VisuallyHidden>: your page, settings, sign out</VisuallyHidden>
    </MenuButton>
  );
}

const SIGN_OUT_MENU_ITEM_ID = 'sign-out';
