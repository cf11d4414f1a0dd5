/** Separates the notes of a GitLab issue into comments and changes. */
import type { ImportSourceComment, ImportSourceEvent, ImportSourceIssueRelation } from '../ImportSourceIssue';
import type { IssueDates } from '../IssueDates';
import type { IssuePeople } from '../IssuePeople';
import {
  asArrayOrUndefined,
  asObjectOrUndefined,
  asStringOrUndefined,
  type JsonObject,
} from '../../values/json';
import { isWithheld } from '../withholdRestrictedParts';
import { addGitlabPerson } from './fields';
import { parseGitlabSystemNote, type SystemNoteContext } from './systemNotes';
import type { ReportEntry } from '../../../domain/imports/reportEntries';

export interface ParsedGitlabNotes {
  /** Undefined if the input does not contain notes. */
  comments?: ImportSourceComment[];
  events: ImportSourceEvent[];
  relations: ImportSourceIssueRelation[];
  droppedComments: ReportEntry[];
  droppedEvents: ReportEntry[];
}

/** Minimum delay of an update that counts as an edit. GitLab itself updates new notes, for example to add mentions. */
const EDIT_MS_MIN = 1000;

/**
 * Returns the notes in `notes` and `discussions` without duplicates, or undefined if the issue has neither list. A note
 * that is restricted in one of them is restricted.
 */
export function collectGitlabNotes(issue: JsonObject): JsonObject[] | undefined {
  const notes = asArrayOrUndefined(issue.notes);
  const discussions = asArrayOrUndefined(issue.discussions);
  if (!notes && !discussions) return undefined;
  const all = [
    ...(notes ?? []),
    ...(discussions ?? []).flatMap((each) => asArrayOrUndefined(asObjectOrUndefined(each)?.notes) ?? []),
  ];
  const ids = new Set<unknown>();
  const withheld = new Map(all.filter(isWithheld).map((note) => [note.identity.id ?? note, note]));
  return [...withheld.values(), ...all.filter((value) => !isWithheld(value))].flatMap(
    (value): JsonObject[] => {
      if (isWithheld(value)) return [{ withheld: value }];
      const note = asObjectOrUndefined(value) ?? {};
      if (note.id !== undefined && withheld.has(note.id ?? note)) return [];
      if (note.id !== undefined && ids.has(note.id)) return [];
      ids.add(note.id);
      return [note];
    },
  );
}

/**
 * Separates notes into comments, and the events and links that system notes describe.
 * @param formatText converts the text of a note to Markdown
 */
export function parseGitlabNotes(
  notes: readonly JsonObject[] | undefined,
  people: IssuePeople,
  dates: IssueDates,
  context: SystemNoteContext,
  formatText: (text: string) => string,
): ParsedGitlabNotes {
  const parsed: ParsedGitlabNotes = {
    comments: notes && [],
    events: [],
    relations: [],
    droppedComments: [],
    droppedEvents: [],
  };
  for (const { withheld } of notes ?? []) {
    if (!isWithheld(withheld)) continue;
    const isEvent = withheld.identity.system === true;
    (isEvent ? parsed.droppedEvents : parsed.droppedComments).push(withheld.reason);
  }
  const dated = (notes ?? [])
    .filter(({ withheld }) => !isWithheld(withheld))
    .map((note) => ({ note, createdAt: dates.read('note created_at', note.created_at) }))
    .sort((a, b) => (a.createdAt?.getTime() ?? 0) - (b.createdAt?.getTime() ?? 0));
  const relations = new Map<string, ImportSourceIssueRelation[]>();
  for (const { note, createdAt } of dated) {
    if (note.system === true) addSystemNote(parsed, relations, note, createdAt, people, context);
    else {
      const comment = parseComment(note, createdAt, people, dates, formatText);
      if ('code' in comment) parsed.droppedComments.push(comment);
      else parsed.comments?.push(comment);
    }
  }
  return { ...parsed, relations: [...relations.values()].flat() };
}

function parseComment(
  note: JsonObject,
  createdAt: Date | undefined,
  people: IssuePeople,
  dates: IssueDates,
  formatText: (text: string) => string,
): ImportSourceComment | ReportEntry {
  const body = asStringOrUndefined(note.body) ?? '';
  if (body.trim() === '') return { code: 'empty' };
  if (typeof note.id !== 'number') return { code: 'no_id' };
  if (!createdAt) return { code: 'no_creation_time' };
  const updatedAt = dates.read('note updated_at', note.updated_at);
  const isEdited = updatedAt !== undefined && updatedAt.getTime() - createdAt.getTime() > EDIT_MS_MIN;
  return {
    sourceId: String(note.id),
    author: addGitlabPerson(people, note.author),
    body: formatText(body),
    createdAt,
    editedAt: isEdited ? updatedAt : null,
  };
}

/** @param relations links that the notes before have added, by the source id of the other issue */
function addSystemNote(
  parsed: ParsedGitlabNotes,
  relations: Map<string, ImportSourceIssueRelation[]>,
  note: JsonObject,
  createdAt: Date | undefined,
  people: IssuePeople,
  context: SystemNoteContext,
): void {
  const meaning = parseGitlabSystemNote(asStringOrUndefined(note.body) ?? '', context);
  if (meaning.kind === 'repeated') return;
  if (meaning.kind === 'dropped') {
    parsed.droppedEvents.push(meaning.reason);
    return;
  }
  if (meaning.kind === 'relation removed') {
    relations.delete(meaning.to);
    return;
  }
  if (!createdAt) {
    parsed.droppedEvents.push({ code: 'event_without_time' });
    return;
  }
  const actor = addGitlabPerson(people, note.author);
  if (meaning.kind === 'relation') {
    const relation = { ...meaning.relation, actor, createdAt };
    const known = relations.get(relation.to);
    if (known) known.push(relation);
    else relations.set(relation.to, [relation]);
    return;
  }
  for (const [index, event] of meaning.events.entries())
    parsed.events.push({ ...event, sourceId: `note:${String(note.id)}:${index}`, actor, createdAt });
}
