import { PAGE_SIZE, SELECTED_MAX } from '../../../../shared/limits';
import { formatCount } from '../../../ui/format';
import type { GroupedRows } from '../rowModel/GroupedRows';
import type { IssuesView } from '../view/IssuesView';
import type { Anchor, Selection } from './Selection';
import { askRange, type Ranks } from './SelectionRangeQuery';

interface Shown {
  view: IssuesView;
  rows: GroupedRows;
  selection: Selection;
}

const TOO_MANY = `At most ${formatCount(SELECTED_MAX)} issues can be selected one by one. Select all that match, and leave out what should stay.`;

/**
 * Extends the selection from its anchor to a row, over all rows between them that are not collapsed;
 * where there is no anchor, from the row that one comes from. What is not loaded is asked for: nobody
 * waits for it, and whoever goes on selecting meanwhile makes it void.
 */
export async function extendTo(shown: Shown, from: number, to: number): Promise<void> {
  const { view, rows, selection } = shown;
  const rank = rows.rankAt(to);
  const anchor: Anchor = { ...anchorOf(shown, rows.rankAt(from)), to: rank };
  selection.goOnFrom(anchor);
  const ends = [rows.rowOfRank(anchor.rank), to].sort((a, b) => a - b);
  const runs = rows
    .runs({ first: ends[0]!, end: ends[1]! + 1 }, PAGE_SIZE)
    .flatMap((run) => (run.kind === 'issues' ? [{ first: run.rank, count: run.count }] : []));
  const count = runs.reduce((sum, run) => sum + run.count, 0);
  if (count + anchor.base.ids.size > SELECTED_MAX) return selection.tell(TOO_MANY);
  const known = runs.flatMap((run) => idsOf(view, run) ?? []);
  selection.set(known, anchor.selects, anchor.base);
  const missing = runs.filter((run) => idsOf(view, run) === null);
  if (missing.length === 0) return;
  selection.tell(`Selecting ${formatCount(count)}…`);
  const before = selection.state;
  try {
    const asked = await askRange(view, missing);
    if (selection.anchor !== anchor || selection.state !== before) return;
    selection.set([...known, ...asked], anchor.selects, anchor.base);
  } catch (error) {
    if (selection.anchor !== anchor) return;
    selection.tell(`What is not loaded could not be selected: ${(error as Error).message}`);
  }
}

/** The anchor there is, as long as it is of this list and one goes on from it; else where one comes from. */
function anchorOf({ view, selection }: Shown, from: number): Anchor {
  const { anchor } = selection;
  if (anchor?.view === view && (anchor.to === from || anchor.rank === from)) return anchor;
  return { view, rank: from, selects: true, base: selection.state, to: from };
}

/** Null: not all of them are loaded. */
function idsOf(view: IssuesView, { first, count }: Ranks): string[] | null {
  const ids = Array.from({ length: count }, (_, i) => view.idAt(first + i));
  return ids.every((id) => id !== null) ? ids : null;
}
