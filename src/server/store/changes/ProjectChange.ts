/** The notification about a new project version, which `advanceProject` sends through PostgreSQL NOTIFY. */

/** Announces that a project has reached this version or a later one. */
export interface ProjectChange {
  projectId: number;
  version: number;
}

/**
 * Parses the notification payload `PROJECT_ID:VERSION`. Returns null for any other payload, because every
 * client of the database can write to the channel.
 */
export function parseProjectChange(payload: string): ProjectChange | null {
  const [, projectId, version] = /^(\d+):(\d+)$/.exec(payload) ?? [];
  return version === undefined ? null : { projectId: Number(projectId), version: Number(version) };
}
