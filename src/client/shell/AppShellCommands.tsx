import { useMatch, useNavigate } from 'react-router-dom';
import { SEARCH_PATH } from '../../shared/issueList/issueListUrlState';
import { buildOpenIssuesHref } from '../components/openIssuesHref';
import { useCommands } from '../ui/commands/useCommands';
import { saveAndApplyTheme } from '../ui/theme/theme';
import { useOverlays } from './Overlays';

/** Provides the commands that work on every screen. */
export function AppShellCommands() {
  const { open } = useOverlays();
  const navigate = useNavigate();
  const key = useMatch('/projects/:key/*')?.params.key;
  const project = key === 'new' ? undefined : key;
  useCommands({
    'keys.show': () => open('keys'),
    'palette.open': () => open('palette'),
    'go.home': () => void navigate('/'),
    'go.inbox': () => void navigate('/inbox'),
    'go.search': () => void navigate(SEARCH_PATH),
    ...(project !== undefined && {
      'go.issues': () => void navigate(buildOpenIssuesHref(project)),
      'go.allIssues': () => void navigate(`/projects/${project}/issues`),
      'issue.new': () => void navigate(`/projects/${project}/new`),
    }),
    'project.new': () => void navigate('/projects/new'),
    'theme.light': () => saveAndApplyTheme('light'),
    'theme.dark': () => saveAndApplyTheme('dark'),
    'theme.system': () => saveAndApplyTheme('system'),
  });
  return null;
}
