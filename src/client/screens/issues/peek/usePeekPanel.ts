import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatPeekedIssue, parsePeekedIssueKey } from './peekedIssueUrl';

interface PeekPanelControl {
  /** Key of the issue in the preview panel; null: the panel is closed. */
  issueKey: string | null;
  /** Opens the preview panel, or shows another issue in it. */
  show: (issueKey: string) => void;
  close: () => void;
}

/**
 * State of the issue preview panel, stored in the URL. Opening adds a history entry; showing another issue or
 * closing replaces it.
 *
 * @param projectKey the project of the list; null: all projects
 */
export function usePeekPanel(projectKey: string | null): PeekPanelControl {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const issueKey = parsePeekedIssueKey(search, projectKey);

  const go = (next: string | null) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete('peek');
    else params.set('peek', formatPeekedIssue(next, projectKey));
    void navigate({ search: params.toString() }, { replace: issueKey !== null });
  };
  return {
    issueKey,
    show: (next) => next !== issueKey && go(next),
    close: () => issueKey !== null && go(null),
  };
}
