import { useState } from 'react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { LabelsPicker_project$key } from '../../../../__generated__/LabelsPicker_project.graphql';
import type { LabelsPickerOptionsQuery } from '../../../../__generated__/LabelsPickerOptionsQuery.graphql';
import type { LabelsPicker_issue$key } from '../../../../__generated__/LabelsPicker_issue.graphql';
import { rankNameMatch, sortByNameMatch } from '../../../shared/nameMatch';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { LabelDot, splitLabelScope } from '../labels/LabelChip';
import { MultiSelectPicker } from './MultiSelectPicker';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';
import { type RecentOption, useRecentOptions } from './useRecentOptions';
import { GRAPHQL_CONNECTION_PAGE_SIZE_MAX } from '../../../shared/limits';
import { parseLabelScope } from '../../../shared/validation/labels';

export const labelsPickerQuery = graphql`
  query LabelsPickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...LabelsPicker_issue
      }
    }
  }
`;

/**
 * Picker of an issue's labels. Each choice is sent to the server at once; a chosen label replaces the issue's
 * label of the same scope.
 */
export function LabelsPicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<LabelsPicker_issue$key>) {
  const data = useFragment(
    graphql`
      fragment LabelsPicker_issue on Issue {
        title
        labels(first: 100) {
          nodes {
            id
            name
            color
          }
        }
        project {
          ...LabelsPicker_project
        }
      }
    `,
    issue,
  );
  const current = data.labels.nodes;
  // Kept from when the picker was opened, so that the suggestions do not change while the user chooses labels.
  const [initial] = useState(data);
  const { labels, pending, find, remember } = useLabelOptions(data.project, {
    title: initial.title,
    current: initial.labels.nodes,
  });
  return (
    <MultiSelectPicker
      label="Labels"
      selected={current}
      matches={labels}
      pending={pending}
      highlighted={findLabelToHighlight(labels, initial.labels.nodes)?.id}
      onType={find}
      onDone={onClose}
      toOption={({ name, color }) => ({ label: name, icon: <LabelDot color={color} /> })}
      onToggle={({ id, name, color }, isRemoval) => {
        if (!isRemoval) remember({ id, name, color });
        const replaced = current
          .filter((label) => isSameLabelScope(label.name, name))
          .map((label) => label.id);
        const [add, remove] = isRemoval ? [[], [id]] : [[id], replaced];
        const { mutation, inverse } = createIssueUpdate(
          issueId,
          { addLabelIds: add, removeLabelIds: remove },
          { addLabelIds: remove, removeLabelIds: add },
        );
        onChange(mutation, { summary: `${isRemoval ? 'removed' : 'added'} label ${name}`, inverse });
      }}
    />
  );
}

/**
 * A project's labels as options: suggestions for an issue until the user types, then the best match first, and among equal
 * matches the labels that the viewer has chosen last.
 */
export function useLabelOptions(
  project: LabelsPicker_project$key,
  { title = '', current = [] }: { title?: string; current?: readonly { id: string; name: string }[] } = {},
) {
  const [data, refetch] = useRefetchableFragment<LabelsPickerOptionsQuery, LabelsPicker_project$key>(
    graphql`
      fragment LabelsPicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "LabelsPickerOptionsQuery") {
        id
        # LOADED_LABELS_MAX
        labels(first: 200, orderBy: USAGE, matching: $matching) {
          nodes {
            id
            name
            color
          }
        }
      }
    `,
    project,
  );
  const { recent, remember } = useRecentOptions('labels', data.id);
  const { pending, find, typed } = useDebouncedSearch((matching) => refetch({ matching }));
  const found = data.labels.nodes;
  const isRecent = ({ id }: { id: string }) => recent.some((label) => label.id === id);
  const recentFirst = [...found.filter(isRecent), ...found.filter((label) => !isRecent(label))];
  const labels: readonly SuggestedLabel[] =
    typed === ''
      ? suggestLabels({ labels: found, recent: recent.flatMap(toLabelOption), current, title })
      : sortByNameMatch(recentFirst, ({ name }) => rankNameMatch(typed, name)).slice(0, SUGGESTED_LABELS_MAX);
  return { labels, pending, find, remember };
}

const toLabelOption = ({ id, name, color }: RecentOption) =>
  color === undefined ? [] : [{ id, name, color }];

interface LabelOption {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

interface SuggestedLabel extends LabelOption {
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
const LOADED_LABELS_MAX = GRAPHQL_CONNECTION_PAGE_SIZE_MAX;

const LIKELY_SECTION = 'Likely';
const RECENT_SECTION = 'Recent';

const LIKELY_LABELS_MAX = 3;
const FREQUENT_LABELS_MAX = 8;
/** Maximum number of suggested labels: rendering more would delay the picker, and the others are found by typing. */
const SUGGESTED_LABELS_MAX = 50;

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

/** Whether two labels belong to the same scope. An issue has at most one label of each scope. */
export function isSameLabelScope(a: string, b: string): boolean {
  const scope = parseLabelScope(a);
  return scope !== null && scope === parseLabelScope(b);
}
