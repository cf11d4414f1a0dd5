import { FILE_NAME_LENGTH_MAX } from '../../../shared/limits';

/**
 * Control characters, invisible characters, and those that change the direction of text, which can make the name of an
 * `.exe` file look as if it ended in `.png`.
 */
const INVISIBLE_CHARACTER_PATTERN =
  /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Characters that no file name of Windows, macOS or Linux may have. */
const FORBIDDEN_CHARACTER_PATTERN = /[<>:"|?*]/g;

/** Longest extension that a shortened name keeps, in UTF-16 code units, with its dot. */
const EXTENSION_LENGTH_MAX = 16;

/**
 * Makes a file's name safe for display and as the name of a downloaded file. It is never used as a path on the server.
 * @param name as sent by the client: may be a path, too long or empty
 */
export function normalizeFileName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1)!;
  const clean = base
    .normalize('NFC')
    .replace(INVISIBLE_CHARACTER_PATTERN, '')
    .replace(FORBIDDEN_CHARACTER_PATTERN, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '');
  return shortenFileName(clean) || 'file';
}

/** Shortens a name but keeps its extension. */
function shortenFileName(name: string): string {
  if (name.length <= FILE_NAME_LENGTH_MAX) return name;
  const extension = /\.[^.]+$/.exec(name)?.[0] ?? '';
  const end = extension.length <= EXTENSION_LENGTH_MAX ? extension : '';
  return name.slice(0, FILE_NAME_LENGTH_MAX - end.length).replace(/[\ud800-\udbff]$/, '') + end;
}
