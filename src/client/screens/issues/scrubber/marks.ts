import type { ListSectionStart } from './useListSections';

/** A line on the list's scrollbar (scrubber) at the start of a section, with or without a label. */
export interface ScrubberMark {
  /** Distance of the mark from the top of the scrollbar, in px. */
  readonly top: number;
  readonly label: string | null;
  readonly section: ListSectionStart;
}

/** Minimum distance between two labels and between two lines on the scrollbar, in px. */
const SCRUBBER_LABEL_GAP_MIN_PX = 22;
const SCRUBBER_LINE_GAP_MIN_PX = 5;

/**
 * Chooses the section marks that fit on the list's scrollbar. Months get one label per year; other sections
 * have their own labels.
 *
 * @param topOf returns the position of the thumb, in px, when a row is the first in view
 */
export function createScrubberMarks(
  sections: readonly ListSectionStart[],
  topOf: (row: number) => number,
): ScrubberMark[] {
  const major: ScrubberMark[] = [];
  const minor: ScrubberMark[] = [];
  let year = '';
  for (const section of sections) {
    const label = getScrubberMarkLabel(section);
    const top = topOf(section.row);
    if (label === year) {
      minor.push({ top, label: null, section });
      continue;
    }
    year = label;
    const previous = major.at(-1);
    if (previous && top - previous.top < SCRUBBER_LABEL_GAP_MIN_PX) minor.push({ top, label: null, section });
    else major.push({ top, label, section });
  }
  return [...major, ...removeCrowdedScrubberMarks(minor, major)].sort((a, b) => a.top - b.top);
}

/**
 * Label of a section on the scrollbar: the year of a month key such as `2021-03`; the label of any other
 * section.
 */
function getScrubberMarkLabel({ key, label }: ListSectionStart): string {
  return /^\d{4}-\d{2}$/.test(key) ? key.slice(0, 4) : label;
}

/** The marks without a label that are far enough from each other and from the labeled ones. */
function removeCrowdedScrubberMarks(
  minor: readonly ScrubberMark[],
  major: readonly ScrubberMark[],
): ScrubberMark[] {
  const taken = major.map(({ top }) => top).sort((a, b) => a - b);
  const kept: ScrubberMark[] = [];
  let at = 0;
  for (const mark of minor) {
    while (at < taken.length && taken[at]! <= mark.top) at += 1;
    const near = Math.max(kept.at(-1)?.top ?? -Infinity, taken[at - 1] ?? -Infinity);
    const next = taken[at] ?? Infinity;
    if (mark.top - near >= SCRUBBER_LINE_GAP_MIN_PX && next - mark.top >= SCRUBBER_LINE_GAP_MIN_PX)
      kept.push(mark);
  }
  return kept;
}
