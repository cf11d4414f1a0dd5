/**
 * What ties an issue to people and other issues, as numbers of one list: who commented, what it links
 * to, and in which other projects issues are linked with it. The statements that read them
 * (readTies.ts) and the filters over them write them in the same way.
 */
import { LINK_KINDS } from '../../../../shared/issue';
import { Bits } from './Bits';
import type { IssueColumns } from './IssueColumns';

/** A tie is what it leads to (a person's id, an issue's number, a project's id), times this power of two, and its kind. */
export const TIE_KINDS = 8;
export const COMMENTER = 0;
/** The first of as many kinds as there are of links, to issues of the same project. */
export const LINK = 1;
/** Linked with an issue of another project; and duplicated by one. */
export const LINKED_ELSEWHERE = 7;
export const DUPLICATED_ELSEWHERE = 6;

export const DUPLICATES = LINK_KINDS.indexOf('duplicates');

export const commenterTie = (userId: number): number => userId * TIE_KINDS + COMMENTER;
export const linkTie = (kind: number, to: number): number => to * TIE_KINDS + LINK + kind;

/**
 * The issues that are linked, from either end; or those that have duplicates.
 * @param readable the projects whose links count
 */
export function linkedSlots(
  columns: IssueColumns,
  what: 'links' | 'duplicates',
  readable: ReadonlySet<number>,
): Bits {
  const bits = new Bits(columns.size);
  const all = what === 'links';
  columns.ties.each((slot, tie) => {
    const kind = tie & (TIE_KINDS - 1);
    if (kind === COMMENTER) return;
    const end = Math.floor(tie / TIE_KINDS);
    if (kind === LINKED_ELSEWHERE || kind === DUPLICATED_ELSEWHERE) {
      if ((all || kind === DUPLICATED_ELSEWHERE) && readable.has(end)) bits.add(slot);
      return;
    }
    if (all) bits.add(slot);
    else if (kind !== LINK + DUPLICATES) return;
    const to = columns.slotOf(end);
    if (to >= 0) bits.add(to);
  });
  return bits;
}
