import { useNavigate, useSearchParams } from 'react-router-dom';
import { splitIssueKey } from '../../../navigation/hrefs';

interface PreviewPanelControl {
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
export function usePreview(projectKey: string | null): PreviewPanelControl {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const issueKey = parsePreviewedIssueKey(search, projectKey);

  const go = (next: string | null) => {
    const params = new URLSearchParams(search);
    if (next === null) params.delete('peek');
    else params.set('peek', formatPreviewedIssue(next, projectKey));
    void navigate({ search: params.toString() }, { replace: issueKey !== null });
  };
  return {
    issueKey,
    show: (next) => next !== issueKey && go(next),
    close: () => issueKey !== null && go(null),
  };
}

/**
 * The issue in the preview panel, as in the URL parameter `peek`: its number in the list of a project, its key in the list
 * of all projects.
 */
export const formatPreviewedIssue = (issueKey: string, projectKey: string | null): string =>
  projectKey === null ? issueKey : splitIssueKey(issueKey)[1];

/**
 * Key of the issue in the preview panel, from the URL; null if it is missing or invalid.
 *
 * @param projectKey the project of the list; null: all projects
 */
export function parsePreviewedIssueKey(search: URLSearchParams, projectKey: string | null): string | null {
  const text = search.get('peek') ?? '';
  const issueKey = projectKey === null ? text : `${projectKey}-${text}`;
  return /^[^-]+-[1-9]\d{0,8}$/.test(issueKey) ? issueKey : null;
}
