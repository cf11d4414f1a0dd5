import { CircleQuestionMark, LogIn } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SidebarFooter_viewer$key } from '../../../__generated__/SidebarFooter_viewer.graphql';
import { PreloadLink } from '../navigation/PreloadLink';
import { buildLoginUrl, buildPersonHref } from '../navigation/hrefs';
import { IconButton } from '../ui/IconButton';
import { ThemeSwitch } from '../ui/theme/ThemeSwitch';
import { preloadOverlay, useOverlays } from './Overlays';
import styles from './SidebarFooter.module.css';
import type { SidebarFooter_menu$key } from '../../../__generated__/SidebarFooter_menu.graphql';
import { UserWithAvatar } from '../components/people/UserWithAvatar';
import type { CommandId } from '../../shared/commands/commandKeys';
import { useCommands } from '../ui/commands/dispatch';
import { MenuButton } from '../ui/MenuButton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** User menu, theme switch and the button for the keyboard shortcuts. */
export function SidebarFooter({ viewer }: { viewer: SidebarFooter_viewer$key | null }) {
  const data = useFragment(
    graphql`
      fragment SidebarFooter_viewer on User {
        ...SidebarFooter_menu
      }
    `,
    viewer,
  );
  const { open } = useOverlays();
  const location = useLocation();
  return (
    <div className={styles.footer}>
      <div className={styles.viewer}>
        {data ? (
          <ViewerMenu viewer={data} />
        ) : (
          <PreloadLink to={buildLoginUrl(location)} className={styles.signIn}>
            <LogIn size={15} strokeWidth={1.75} aria-hidden="true" /> Sign in
          </PreloadLink>
        )}
      </div>
      <ThemeSwitch />
      <IconButton
        label="Keyboard shortcuts"
        command="keys.show"
        onPointerEnter={() => preloadOverlay('keys')}
        onFocus={() => preloadOverlay('keys')}
        onClick={() => open('keys')}
      >
        <CircleQuestionMark size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Menu of the viewer: their page, settings, administration, sign out. */
function ViewerMenu({ viewer }: { viewer: SidebarFooter_menu$key }) {
  const data = useFragment(
    graphql`
      fragment SidebarFooter_menu on User {
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
      <VisuallyHidden>: your profile, settings, sign out</VisuallyHidden>
    </MenuButton>
  );
}

const SIGN_OUT_MENU_ITEM_ID = 'sign-out';
