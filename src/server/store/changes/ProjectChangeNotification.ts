/** The notification about a new project version, which `advanceProjectVersion` sends through PostgreSQL NOTIFY. */

/** Announces that a project has reached this version or a later one. */
export interface ProjectChangeNotification {
  projectId: number;
  version: number;
  /** Whether the project is deleted. */
  isDeleted: boolean;
}

/**
 * Parses the notification payload `PROJECT_ID:VERSION`, followed by `:deleted` for a deleted project. Returns null for
 * any other payload, because every client of the database can write to the channel.
 */
export function parseProjectChangeNotification(payload: string): ProjectChangeNotification | null {
  const [, projectId, version, deleted] = /^(\d+):(\d+)(:deleted)?$/.exec(payload) ?? [];
  if (version === undefined) return null;
  return { projectId: Number(projectId), version: Number(version), isDeleted: deleted !== undefined };
}
