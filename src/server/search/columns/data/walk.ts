/** The slots of a set in the order of a list, and how many of them lie in each of its sections. */
import type { Bits } from '../../indexing/Bits';
import type { Stretch } from './OrderedColumns';
import type { SlotOrder } from './SlotOrder';

export interface Walked {
  slots: Uint32Array;
  /** In the order walked: which stretch, and where in `slots` it ends. Those without rows are left out. */
  parts: { stretch: Stretch; end: number }[];
}

/** Ties go by number, descending, either way; what has no key comes last, either way. */
export function walk(order: SlotOrder, stretches: readonly Stretch[], set: Bits, ascending: boolean): Walked {
  // One more than there are, for what is written before it is known not to be in the set.
  const slots = new Uint32Array(set.count + 1);
  const parts: Walked['parts'] = [];
  let n = 0;
  const forward = (start: number, end: number): void => {
    const { words } = set;
    const all = order.slots;
    // Without a branch: which slots are in a set follows no pattern that a processor could guess.
    let next = n;
    for (let at = start; at < end; at++) {
      const slot = all[at]!;
      slots[next] = slot;
      next += (words[slot >>> 5]! >>> (slot & 31)) & 1;
    }
    n = next;
  };
  const visit = (index: number, backward: boolean): void => {
    const before = n;
    const start = index === 0 ? 0 : stretches[index - 1]!.end;
    const { end } = stretches[index]!;
    if (backward) eachTieFromEnd(order, start, end, forward);
    else forward(start, end);
    if (n > before) parts.push({ stretch: stretches[index]!, end: n });
  };
  if (!ascending) {
    for (let index = 0; index < stretches.length; index++) visit(index, false);
  } else {
    const last = stretches.length - 1;
    const hasNone = order.present < order.slots.length;
    for (let index = hasNone ? last - 1 : last; index >= 0; index--) visit(index, true);
    if (hasNone) visit(last, false);
  }
  return { slots: slots.subarray(0, n), parts };
}

/** Calls for each run of equal keys, the last run first. */
function eachTieFromEnd(
  { slots, key }: SlotOrder,
  start: number,
  end: number,
  visit: (start: number, end: number) => void,
): void {
  for (let high = end; high > start;) {
    const tie = key(slots[high - 1]!);
    let low = high - 1;
    while (low > start && key(slots[low - 1]!) === tie) low--;
    visit(low, high);
    high = low;
  }
}
