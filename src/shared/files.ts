/** Attached files: their addresses and how they are shown. */

/** Identifies a file in the file storage: an attached file or a profile picture. */
export interface FileKey {
  /** Project of an attached file; PICTURES_PROJECT_ID for a profile picture. */
  projectId: number;
  /** 32 hexadecimal digits. */
  id: string;
}

/** Project id in the file keys (FileKey) of profile pictures, which have no project. Project ids start with 1. */
export const PICTURES_PROJECT_ID = 0;

const FILE_ID_PATTERN = /^(\d{1,9})-([0-9a-f]{32})$/;

/** Matches the addresses of files in texts, also those that begin with the address of the server. */
const FILE_ADDRESS_IN_TEXT_PATTERN = /\/files\/(\d{1,9})-([0-9a-f]{32})(?=\/)/g;

/** Media types that the browser may show in the page or in a tab of its own. All others are downloaded. */
const INLINE_MEDIA_TYPES = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'video/mp4',
  'video/webm',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
]);

/** The id of a file in its address. */
export const formatFileId = ({ projectId, id }: FileKey): string => `${projectId}-${id}`;

/** Returns null for a text that is not the id of a file. */
export function parseFileId(text: string): FileKey | null {
  const [, projectId, id] = FILE_ID_PATTERN.exec(text) ?? [];
  return projectId && id ? { projectId: Number(projectId), id } : null;
}

/** The address of a file, without the origin. The name is only for display: it does not select the file. */
export const formatFileUrl = (key: FileKey, name: string): string =>
  `/files/${formatFileId(key)}/${encodeURIComponent(name).replace(/[!'()*]/g, encodeCharacter)}`;

/** The files that a text links to, without duplicates. */
export function findFileKeys(text: string): FileKey[] {
  if (!text.includes('/files/')) return [];
  const keys = new Map<string, FileKey>();
  for (const [, projectId, id] of text.matchAll(FILE_ADDRESS_IN_TEXT_PATTERN))
    keys.set(`${projectId}-${id}`, { projectId: Number(projectId), id: id! });
  return [...keys.values()];
}

export const isInlineMediaType = (type: string): boolean => INLINE_MEDIA_TYPES.has(type);

/** Parentheses and quotes, which encodeURIComponent keeps, would end the address in Markdown. */
const encodeCharacter = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Formats a number of bytes: `12 KB`, `1.5 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  let value = bytes / 1_024;
  let unit = 0;
  while (value >= 1_024 && unit < units.length - 1) {
    value /= 1_024;
    unit += 1;
  }
  return `${value >= 10 ? Math.round(value) : Math.round(value * 10) / 10} ${units[unit]}`;
}
