/** The order of labels in a picker before the user types. */
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { splitLabelScope } from '../LabelChip';
import { isSameLabelScope } from './isSameLabelScope';

interface LabelOption {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

export interface SuggestedLabel extends LabelOption {
  /** Heading of the picker's section that contains the label. */
  section?: string | undefined;
}

interface LabelSuggestionInput {
  /** The most used labels of the project, at most LOADED_LABELS_MAX. */
  labels: readonly LabelOption[];
  /** Labels that the viewer has chosen last, newest first. */
  recent: readonly LabelOption[];
  /** Labels that the issue has. */
  current: readonly { readonly id: string; readonly name: string }[];
  title: string;
}

/** Number of labels that the picker requests. */
export const LOADED_LABELS_MAX = GRAPHQL_CONNECTION_PAGE_SIZE_MAX;

const LIKELY_SECTION = 'Likely';
const RECENT_SECTION = 'Recent';

const LIKELY_LABELS_MAX = 3;
const FREQUENT_LABELS_MAX = 8;
/** Maximum number of suggested labels: rendering more would delay the picker, and the others are found by typing. */
export const SUGGESTED_LABELS_MAX = 50;

/** Minimum length of a label's word that matches longer forms of itself: `crash` matches `crashes`. */
const STEM_LENGTH_MIN = 4;
/** Minimum letters of a label in a title, so that a label such as `C` does not match an article. */
const LIKELY_LABEL_LETTERS_MIN = 2;

/**
 * The labels that an issue does not have yet: those whose words occur in its title, then those chosen last, then the most
 * frequent ones, then others by name.
 */
export function suggestLabels({ labels, recent, current, title }: LabelSuggestionInput): SuggestedLabel[] {
  const listed = new Set(current.map(({ id }) => id));
  const take = (candidates: readonly LabelOption[], max: number) => {
    const taken = candidates.filter(({ id }) => !listed.has(id)).slice(0, max);
    for (const { id } of taken) listed.add(id);
    return taken;
  };
  // Labels of the same scope are not suggested, because they would replace the current label.
  const additional = labels.filter(
    ({ name }) => !current.some((label) => isSameLabelScope(label.name, name)),
  );
  const likely = take(findLabelsInTitle(additional, title), LIKELY_LABELS_MAX);
  // A label may have been renamed since it was stored. If all labels are loaded, one that is missing was deleted.
  const known = new Map(labels.map((label) => [label.id, label]));
  const recentNow = recent.flatMap(
    (label) => known.get(label.id) ?? (labels.length < LOADED_LABELS_MAX ? [] : label),
  );
  const chosenLast = take(recentNow, recentNow.length);
  const frequent = take(labels, FREQUENT_LABELS_MAX);
  const others = take(labels, SUGGESTED_LABELS_MAX - likely.length - chosenLast.length - frequent.length);
  const sections = [
    { section: LIKELY_SECTION, labels: likely },
    { section: RECENT_SECTION, labels: chosenLast },
    { section: 'Frequent', labels: frequent },
    { section: 'Other labels', labels: others.toSorted((a, b) => a.name.localeCompare(b.name)) },
  ];
  return sections.flatMap(({ section, labels: members }) => members.map((label) => ({ ...label, section })));
}

/**
 * Returns the suggested label to highlight when the picker opens, so that Enter adds it: the first one that occurs in
 * the title or was recently chosen, and does not replace a label of the issue.
 */
export const findLabelToHighlight = (
  suggested: readonly SuggestedLabel[],
  current: readonly { readonly name: string }[],
): SuggestedLabel | undefined =>
  suggested.find(
    ({ name, section }) =>
      (section === LIKELY_SECTION || section === RECENT_SECTION) &&
      !current.some((label) => isSameLabelScope(label.name, name)),
  );

/** The labels whose words all occur in a title, those with the longest match first. */
function findLabelsInTitle(labels: readonly LabelOption[], title: string): LabelOption[] {
  const titleWords = splitIntoWords(title);
  return labels
    .map((label) => ({ label, letters: countLettersInTitle(label.name, titleWords) }))
    .filter(({ letters }) => letters >= LIKELY_LABEL_LETTERS_MIN)
    .sort((a, b) => b.letters - a.letters)
    .map(({ label }) => label);
}

/** Number of letters of the label's words, without its scope, if all of them occur in the title; otherwise 0. */
function countLettersInTitle(name: string, titleWords: readonly string[]): number {
  const words = splitIntoWords(splitLabelScope(name).value);
  const isInTitle = words.every((word) => titleWords.some((titleWord) => isSameWord(word, titleWord)));
  return isInTitle ? words.join('').length : 0;
}

const isSameWord = (word: string, titleWord: string): boolean =>
  titleWord === word || (word.length >= STEM_LENGTH_MIN && titleWord.startsWith(word));

const splitIntoWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
