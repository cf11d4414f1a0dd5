/** Kinds of terms. The same text is a different term of each kind. */
export type TermKind = 'word' | 'identifier' | 'errorPhrase' | 'titleBigram' | 'version';

const KIND_SEEDS: Record<TermKind, number> = {
  word: 0x811c9dc5,
  identifier: 0x2f0b4c47,
  errorPhrase: 0x6a09e667,
  titleBigram: 0x3c6ef372,
  version: 0x1b873593,
};

/** Returns a 32-bit hash of a term that is never 0: FNV-1a over UTF-16 code units, mixed as in MurmurHash3. */
export function hashTerm(kind: TermKind, term: string): number {
  let hash = KIND_SEEDS[kind];
  for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0 || 1;
}
