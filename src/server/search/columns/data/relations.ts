/**
 * Encodes the relations of an issue to people and other issues as numbers in one column: who has commented on
 * the issue, which issues it is linked with, and which other projects have issues that are linked with it.
 * The SQL statements that read relations (readRelations.ts) and the filters use the same encoding.
 */
import { getIssueLinkKindCode } from '../../../../shared/issue';
import { BitSet } from '../../indexing/BitSet';
import type { IssueColumnStore } from './IssueColumnStore';

/**
 * A relation is encoded as its target (a user id, issue number or project id) times this power of two, plus
 * its kind.
 */
export const ISSUE_RELATION_KIND_COUNT = 8;
/** A relation of this kind names a user who has commented on the issue. All bits of the kind are 0. */
export const COMMENTER_RELATION_KIND = 0;
/**
 * A relation of this kind names a linked issue of the same project. The next numbers are the relations for
 * the other kinds of links.
 */
export const LINK_RELATION_KIND_OFFSET = 1;
/** Relation of an issue to a project: an issue of that other project is linked with this issue. */
export const OTHER_PROJECT_LINK_RELATION_KIND = 7;
/** Relation of an issue to a project: an issue of that other project is a duplicate of this issue. */
export const OTHER_PROJECT_DUPLICATE_RELATION_KIND = 6;

export const DUPLICATES_LINK_KIND_CODE = getIssueLinkKindCode('duplicates');

export const encodeCommenterRelation = (userId: number): number =>
  userId * ISSUE_RELATION_KIND_COUNT + COMMENTER_RELATION_KIND;
export const encodeLinkRelation = (kind: number, to: number): number =>
  to * ISSUE_RELATION_KIND_COUNT + LINK_RELATION_KIND_OFFSET + kind;

/**
 * Finds the issues that have a link in either direction, or that have duplicates. Returns their slots.
 * @param readable ids of the projects whose links count
 */
export function findLinkedIssueSlots(
  columns: IssueColumnStore,
  what: 'links' | 'duplicates',
  readable: ReadonlySet<number>,
): BitSet {
  const bits = new BitSet(columns.size);
  const isAnyLink = what === 'links';
  // The mask skips the commenters, who are most of the relations.
  const kindMask = ISSUE_RELATION_KIND_COUNT - 1;
  columns.relations.forEachIssueSlotAndId((slot, relation) => {
    const kind = relation & kindMask;
    const target = Math.floor(relation / ISSUE_RELATION_KIND_COUNT);
    if (kind === OTHER_PROJECT_LINK_RELATION_KIND || kind === OTHER_PROJECT_DUPLICATE_RELATION_KIND) {
      if ((isAnyLink || kind === OTHER_PROJECT_DUPLICATE_RELATION_KIND) && readable.has(target))
        bits.add(slot);
      return;
    }
    if (isAnyLink) bits.add(slot);
    else if (kind !== LINK_RELATION_KIND_OFFSET + DUPLICATES_LINK_KIND_CODE) return;
    const targetSlot = columns.findSlotByIssueNumber(target);
    if (targetSlot >= 0) bits.add(targetSlot);
  }, kindMask);
  return bits;
}
