import { CircleQuestionMark, LogIn } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { SidebarFooter_viewer$key } from '../../../__generated__/SidebarFooter_viewer.graphql';
import { PreloadLink } from '../components/PreloadLink';
import { buildLoginUrl } from '../auth/buildLoginUrl';
import { IconButton } from '../ui/IconButton';
import { ThemeSwitch } from '../ui/theme/ThemeSwitch';
import { preloadOverlay, useOverlays } from './Overlays';
import styles from './SidebarFooter.module.css';
import { ViewerMenu } from './ViewerMenu';

/** User menu, theme switch and the button for the keyboard shortcuts. */
export function SidebarFooter({ viewer }: { viewer: SidebarFooter_viewer$key | null }) {
  const data = useFragment(
    graphql`
      fragment SidebarFooter_viewer on User {
        ...ViewerMenu_viewer
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
