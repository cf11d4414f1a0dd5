/** The notification about a new project version, which `advanceProjectVersion` sends through PostgreSQL NOTIFY. */

/** Announces that a project has reached this version or a later one. */
export interface ProjectChangeNotification {
  projectId: number;
  version: number;
}

/**
 * Parses the notification payload `PROJECT_ID:VERSION`. Returns null for any other payload, because every
 * client of the database can write to the channel.
 */
export function parseProjectChangeNotification(payload: string): ProjectChangeNotification | null {
  const [, projectId, version] = /^(\d+):(\d+)$/.exec(payload) ?? [];
  return version === undefined ? null : { projectId: Number(projectId), version: Number(version) };
}
