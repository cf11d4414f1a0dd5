/** The viewer's watch levels of issues and projects. */
import { WATCH_LEVELS, type WatchLevel } from '../../../shared/notifications';
import type { IssueRow } from '../../store/read/issues';
import type { ProjectRow } from '../../store/read/projects';
import type { RequestContext } from '../context/RequestContext';

/** The level that the viewer has set for an issue; `participating` for anonymous viewers. */
export async function loadIssueWatchLevel(
  { load, viewer }: RequestContext,
  { project_id: projectId, number }: IssueRow,
): Promise<WatchLevel> {
  if (!viewer) return 'participating';
  const [watch, muted] = await Promise.all([
    load.watches.load({ projectId, number }),
    load.mutedIssues.load({ projectId, number }),
  ]);
  return muted ? 'muted' : watch ? 'all' : 'participating';
}

/** The level that the viewer has set for a project; `participating` for anonymous viewers. */
export async function loadProjectWatchLevel(
  { load, viewer }: RequestContext,
  project: ProjectRow,
): Promise<WatchLevel> {
  const row = viewer && (await load.projectWatchLevels.load(project.id));
  return (row && WATCH_LEVELS[row.level]) ?? 'participating';
}
