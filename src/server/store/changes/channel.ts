/** The words in which a database tells of a project's new version. */

/** Of LISTEN and NOTIFY; a database is one tracker's. */
export const CHANNEL = 'winnow_changes';

/** That a project is at this version now, or at a later one. */
export interface Change {
  projectId: number;
  version: number;
}

/** Null: somebody else's words. */
export function parseChange(payload: string): Change | null {
  const [, projectId, version] = /^(\d+):(\d+)$/.exec(payload) ?? [];
  return version === undefined ? null : { projectId: Number(projectId), version: Number(version) };
}

/** What an engine tells of what it hears. */
export interface Hearer {
  /** The payload of a notification on our channel. */
  hear(payload: string): void;
  /** It listens (again): what was said until now may have been missed. */
  reset(): void;
}

/** An engine that listens. */
export interface Listening {
  /** Whether what is said now would be heard. */
  readonly isConnected: boolean;
  /** How often it had to begin anew. */
  readonly reconnects: number;
}
