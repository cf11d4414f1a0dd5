import { useMatch, useNavigate } from 'react-router-dom';
import { buildOpenIssuesHref } from '../components/openIssuesHref';
import { useKeyBindings } from '../ui/keys/useKeyBindings';
import { useOverlays } from './Overlays';

/** Handles the keyboard shortcuts that work on every screen. */
export function AppShellKeyBindings() {
  const { open } = useOverlays();
  const navigate = useNavigate();
  const project = useMatch('/projects/:key/*')?.params.key;
  const goTo = (buildHref: (projectKey: string) => string) => {
    if (project === undefined) return false;
    void navigate(buildHref(project));
    return true;
  };
  useKeyBindings({
    'keys.show': () => open('keys'),
    'palette.open': () => open('palette'),
    'go.home': () => void navigate('/'),
    'go.inbox': () => void navigate('/inbox'),
    'go.issues': () => goTo(buildOpenIssuesHref),
    'go.allIssues': () => goTo((key) => `/projects/${key}/issues`),
    'issue.new': () => goTo((key) => `/projects/${key}/new`),
  });
  return null;
}
