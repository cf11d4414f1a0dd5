import { useMatch, useNavigate } from 'react-router-dom';
import { useKeyBindings } from '../ui/keys/useKeyBindings';
import { useOverlays } from './Overlays';

/** Handles the keyboard shortcuts that work on every screen. */
export function ShellKeyBindings() {
  const { open } = useOverlays();
  const navigate = useNavigate();
  const project = useMatch('/projects/:key/*')?.params.key;
  const goTo = (screen: string) => {
    if (project === undefined) return false;
    void navigate(`/projects/${project}/${screen}`);
    return true;
  };
  useKeyBindings({
    'keys.show': () => open('keys'),
    'palette.open': () => open('palette'),
    'go.home': () => void navigate('/'),
    'go.issues': () => goTo('issues'),
    'issue.new': () => goTo('new'),
  });
  return null;
}
