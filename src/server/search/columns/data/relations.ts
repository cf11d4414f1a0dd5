/**
 * Relations of an issue to people and other issues, encoded as numbers in one list column: who commented, which
 * issues it links to, and which other projects have issues linked with it. The statements that read relations
 * (readRelations.ts) and the filters use the same encoding.
 */
import { LINK_KINDS } from '../../../../shared/issue';
import { BitSet } from '../../indexing/BitSet';
import type { IssueColumns } from './IssueColumns';

/** A relation is its target (a user id, issue number or project id), times this power of two, plus its kind. */
export const RELATION_KINDS = 8;
/** A relation of this kind names a user who has commented on the issue. */
export const COMMENTER_RELATION = 0;
/**
 * A relation of this kind names a linked issue of the same project. The first of several kinds, one per kind
 * of link.
 */
export const LINK_RELATION = 1;
/** A relation of this kind names another project, which has an issue that is linked with this one. */
export const LINKED_ELSEWHERE = 7;
/** A relation of this kind names another project, which has a duplicate of this issue. */
export const DUPLICATED_ELSEWHERE = 6;

export const DUPLICATES_KIND = LINK_KINDS.indexOf('duplicates');

export const commenterRelation = (userId: number): number => userId * RELATION_KINDS + COMMENTER_RELATION;
export const linkRelation = (kind: number, to: number): number => to * RELATION_KINDS + LINK_RELATION + kind;

/**
 * The slots of issues that have a link in either direction, or that have duplicates.
 * @param readable ids of the projects whose links count
 */
export function findLinkedSlots(
  columns: IssueColumns,
  what: 'links' | 'duplicates',
  readable: ReadonlySet<number>,
): BitSet {
  const bits = new BitSet(columns.size);
  const isAnyLink = what === 'links';
  columns.relations.each((slot, relation) => {
    const kind = relation & (RELATION_KINDS - 1);
    if (kind === COMMENTER_RELATION) return;
    const target = Math.floor(relation / RELATION_KINDS);
    if (kind === LINKED_ELSEWHERE || kind === DUPLICATED_ELSEWHERE) {
      if ((isAnyLink || kind === DUPLICATED_ELSEWHERE) && readable.has(target)) bits.add(slot);
      return;
    }
    if (isAnyLink) bits.add(slot);
    else if (kind !== LINK_RELATION + DUPLICATES_KIND) return;
    const targetSlot = columns.slotOf(target);
    if (targetSlot >= 0) bits.add(targetSlot);
  });
  return bits;
}
