import { convertPlainText } from '../markdown';
import type { ImportSourceComment } from '../ImportSourceIssue';
import type { IssueDates } from '../IssueDates';
import type { IssuePeople } from '../IssuePeople';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { isWithheld, listWithheldIds } from '../withholdRestrictedParts';
import { addBugzillaPerson } from './fields';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface ParsedBugzillaComments {
  /** Text of the comment with the number 0, or undefined if the input does not contain comments. */
  body?: string;
  comments?: ImportSourceComment[];
  /** Reasons why comments were dropped, one per comment. */
  dropped: ReportEntry[];
}

/**
 * Parses the comments of a bug. The files that were attached with a comment are not part of an export; their names
 * follow the comment's text, those of other files follow the description.
 */
export function parseBugzillaComments(
  bug: JsonObject,
  people: IssuePeople,
  dates: IssueDates,
): ParsedBugzillaComments {
  const values = asArrayOrUndefined(bug.comments);
  const attachments = new AttachmentNames(bug.attachments);
  if (!values) return { body: attachments.appendRemaining(undefined), dropped: [] };
  let body = '';
  const comments: ImportSourceComment[] = [];
  const dropped: ReportEntry[] = [];
  const ids = new Set<string>();
  const withheldIds = listWithheldIds(values);
  for (const value of values) {
    if (isWithheld(value)) {
      attachments.remove(value.identity.attachment_id);
      dropped.push(value.reason);
      continue;
    }
    const comment = asObjectOrUndefined(value);
    if (comment?.id !== undefined && withheldIds.has(comment.id)) {
      dropped.push({ code: 'listed_twice' });
      continue;
    }
    const text = comment && attachments.append(getCommentText(comment), comment.attachment_id);
    if (!comment || text === undefined) dropped.push({ code: 'no_text' });
    else if (comment.count === 0) body = text;
    else {
      const parsed = parseComment(comment, text, people, dates);
      if ('code' in parsed) dropped.push(parsed);
      else if (ids.has(parsed.sourceId)) dropped.push({ code: 'listed_twice' });
      else comments.push(parsed);
      if (!('code' in parsed)) ids.add(parsed.sourceId);
    }
  }
  comments.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return { body: attachments.appendRemaining(body), comments, dropped };
}

/** Returns the text of a comment as Markdown. Only new versions of Bugzilla can have Markdown in comments. */
function getCommentText({
  text,
  raw_text: rawText,
  is_markdown: isMarkdown,
}: JsonObject): string | undefined {
  const source = asStringOrUndefined(rawText) ?? asStringOrUndefined(text);
  return source === undefined || isMarkdown === true ? source : convertPlainText(source);
}

function parseComment(
  comment: JsonObject,
  body: string,
  people: IssuePeople,
  dates: IssueDates,
): ImportSourceComment | ReportEntry {
  if (body.trim() === '') return { code: 'empty' };
  if (typeof comment.id !== 'number') return { code: 'no_id' };
  const createdAt = dates.read('comment creation_time', comment.creation_time ?? comment.time);
  if (!createdAt) return { code: 'no_creation_time' };
  const author = addBugzillaPerson(people, comment.creator ?? comment.author);
  return { sourceId: String(comment.id), author, body, createdAt, editedAt: null };
}

class AttachmentNames {
  private readonly namesById = new Map<unknown, string>();

  constructor(attachments: unknown) {
    for (const value of asArrayOrUndefined(attachments) ?? []) {
      const attachment = asObjectOrUndefined(value);
      const name = asStringOrUndefined(attachment?.file_name)?.trim();
      if (attachment && name && !isWithheld(value)) this.namesById.set(attachment.id, name);
    }
  }

  remove(attachmentId: unknown): void {
    this.namesById.delete(attachmentId);
  }

  append(text: string | undefined, attachmentId: unknown): string | undefined {
    const name = this.namesById.get(attachmentId);
    if (name === undefined || text === undefined) return text;
    this.namesById.delete(attachmentId);
    return appendAttachmentLines(text, [name]);
  }

  appendRemaining(text: string | undefined): string | undefined {
    return this.namesById.size === 0 ? text : appendAttachmentLines(text ?? '', [...this.namesById.values()]);
  }
}

const appendAttachmentLines = (text: string, names: readonly string[]): string =>
  [text.trimEnd(), names.map((name) => `Attachment: ${name}`).join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');
