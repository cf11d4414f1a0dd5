import type { ListSectionStart } from '../data/sections';

/** A line on the list's scrollbar at the start of a section, with or without a label. */
interface ListScrollbarMark {
  /** Distance of the mark from the top of the scrollbar, in px. */
  readonly top: number;
  readonly label: string | null;
  readonly section: ListSectionStart;
}

/** Minimum distance between two labels and between two lines on the scrollbar, in px. */
const SCROLLBAR_LABEL_GAP_MIN_PX = 22;
const SCROLLBAR_LINE_GAP_MIN_PX = 5;

/**
 * Chooses the section marks that fit on the list's scrollbar. Months get one label per year; other sections
 * have their own labels.
 *
 * @param topOf returns the position of the thumb, in px, when a row is the first in view
 * @param groupsHeight height of the scrollbar, in px, if the sections are groups. Labels of collapsed groups would
 *   overlap, so they are spread out if all of them fit.
 */
export function createListScrollbarMarks(
  sections: readonly ListSectionStart[],
  topOf: (row: number) => number,
  groupsHeight = 0,
): ListScrollbarMark[] {
  const tops = spreadListScrollbarMarks(
    sections.map(({ row }) => topOf(row)),
    groupsHeight,
  );
  const major: ListScrollbarMark[] = [];
  const minor: ListScrollbarMark[] = [];
  let year = '';
  for (const [index, section] of sections.entries()) {
    const label = getListScrollbarMarkLabel(section);
    const top = tops[index]!;
    if (label === year) {
      minor.push({ top, label: null, section });
      continue;
    }
    year = label;
    const previous = major.at(-1);
    if (previous && top - previous.top < SCROLLBAR_LABEL_GAP_MIN_PX)
      minor.push({ top, label: null, section });
    else major.push({ top, label, section });
  }
  return [...major, ...removeCrowdedListScrollbarMarks(minor, major)].sort((a, b) => a.top - b.top);
}

/** Moves positions on the scrollbar apart by the height of a label, if all of them fit. */
function spreadListScrollbarMarks(tops: number[], height: number): number[] {
  if (tops.length * SCROLLBAR_LABEL_GAP_MIN_PX > height) return tops;
  let free = 0;
  const spread = tops.map((top) => {
    const moved = Math.max(top, free);
    free = moved + SCROLLBAR_LABEL_GAP_MIN_PX;
    return moved;
  });
  let end = height - SCROLLBAR_LABEL_GAP_MIN_PX / 2;
  for (let index = spread.length - 1; index >= 0; index--) {
    spread[index] = Math.min(spread[index]!, end);
    end = spread[index]! - SCROLLBAR_LABEL_GAP_MIN_PX;
  }
  return spread;
}

/**
 * Label of a section on the scrollbar: the year of a month key such as `2021-03`; the label of any other
 * section.
 */
function getListScrollbarMarkLabel({ key, label }: ListSectionStart): string {
  return /^\d{4}-\d{2}$/.test(key) ? key.slice(0, 4) : label;
}

/** The marks without a label that are far enough from each other and from the labeled ones. */
function removeCrowdedListScrollbarMarks(
  minor: readonly ListScrollbarMark[],
  major: readonly ListScrollbarMark[],
): ListScrollbarMark[] {
  const taken = major.map(({ top }) => top).sort((a, b) => a - b);
  const kept: ListScrollbarMark[] = [];
  let at = 0;
  for (const mark of minor) {
    while (at < taken.length && taken[at]! <= mark.top) at += 1;
    const near = Math.max(kept.at(-1)?.top ?? -Infinity, taken[at - 1] ?? -Infinity);
    const next = taken[at] ?? Infinity;
    if (mark.top - near >= SCROLLBAR_LINE_GAP_MIN_PX && next - mark.top >= SCROLLBAR_LINE_GAP_MIN_PX)
      kept.push(mark);
  }
  return kept;
}
