import { CircleQuestionMark } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { SidebarFoot_viewer$key } from '../../../__generated__/SidebarFoot_viewer.graphql';
import { Person } from '../components/Person';
import { IconButton } from '../ui/IconButton';
import { KEYS } from '../ui/keys/keys';
import { ThemeSwitch } from '../ui/theme/ThemeSwitch';
import { preloadOverlay, useOverlays } from './Overlays';
import styles from './SidebarFoot.module.css';

/** Who one is here, the colors, and the keys. */
export function SidebarFoot({ viewer }: { viewer: SidebarFoot_viewer$key | null }) {
  const data = useFragment(
    graphql`
      fragment SidebarFoot_viewer on User {
        ...Person_user
      }
    `,
    viewer,
  );
  const { open } = useOverlays();
  return (
    <div className={styles.foot}>
      <div className={styles.viewer}>{data ? <Person user={data} /> : 'Not signed in'}</div>
      <ThemeSwitch />
      <IconButton
        label="All keys"
        keys={KEYS['keys.show'].keys}
        onPointerEnter={() => preloadOverlay('keys')}
        onFocus={() => preloadOverlay('keys')}
        onClick={() => open('keys')}
      >
        <CircleQuestionMark size={15} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
