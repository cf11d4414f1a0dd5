import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { ViewerMenu_viewer$key } from '../../../__generated__/ViewerMenu_viewer.graphql';
import { buildPersonHref } from '../components/personHref';
import { UserWithAvatar } from '../components/UserWithAvatar';
import type { CommandId } from '../../shared/commands/commandKeys';
import { useCommands } from '../ui/commands/useCommands';
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
  const pages: Partial<Record<string, string>> = {
    'go.person': buildPersonHref(data.login),
    'go.settings': '/settings/profile',
    ...(data.siteRole === 'ADMINISTRATOR' && { 'go.administration': '/admin/users' }),
  };
  const ids = Object.keys(pages) as CommandId[];
  useCommands(Object.fromEntries(ids.map((id) => [id, () => void navigate(pages[id]!)])));
  const choose = async (id: string) => {
    close();
    const href = pages[id];
    if (href !== undefined) return navigate(href);
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
          items: [...ids.map((command) => ({ command })), { id: SIGN_OUT_MENU_ITEM_ID, label: 'Sign out' }],
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
