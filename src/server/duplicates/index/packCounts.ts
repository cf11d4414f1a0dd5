import type { WordCounts } from '../text/extractIssueTerms';

/** Packs the occurrences of a word into one byte, limited to 3 in the title, 7 in prose and 7 in code. */
export function packCounts({ title, prose, code }: WordCounts): number {
  return (Math.min(title, 3) << 6) | (Math.min(prose, 7) << 3) | Math.min(code, 7);
}

export const getTitleCount = (counts: number): number => counts >>> 6;
export const getProseCount = (counts: number): number => (counts >>> 3) & 7;
export const getCodeCount = (counts: number): number => counts & 7;
