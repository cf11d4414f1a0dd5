import { graphql, useFragment, readInlineData } from 'react-relay';
import type { TriageSuggestions_issue$key } from '../../../../../__generated__/TriageSuggestions_issue.graphql';
import { IssueTypeIcon } from '../../../components/issues/IssueTypeIcon';
import { LabelChip } from '../../../components/labels/LabelChip';
import { PriorityIcon } from '../../../components/issues/PriorityIcon';
import { UserWithAvatar } from '../../../components/people/UserWithAvatar';
import type { TriageChoice } from '../model/triageSession';
import styles from './TriageSuggestions.module.css';
import type { TriageSuggestions_values$key } from '../../../../../__generated__/TriageSuggestions_values.graphql';
import type { TriageSuggestions_duplicates$key } from '../../../../../__generated__/TriageSuggestions_duplicates.graphql';
import { formatOption } from '../../../ui/format';
import { LikelyDuplicateList } from '../../../components/duplicates/LikelyDuplicateList';

interface TriageSuggestionsProps {
  issue: TriageSuggestions_issue$key;
  choice: TriageChoice;
  onTick: (key: string, isTicked: boolean) => void;
}

/**
 * Suggested labels, priority, type and assignee with their evidence. Ticked values are set when the issue is accepted.
 */
export function TriageSuggestions({ issue, choice, onTick }: TriageSuggestionsProps) {
  const data = useFragment(
    graphql`
      fragment TriageSuggestions_issue on Issue {
        ...TriageSuggestions_values
        triageSuggestions {
          labels {
            label {
              id
              ...LabelChip_label
            }
          }
          assignee {
            user {
              ...UserWithAvatar_user
            }
          }
        }
      }
    `,
    issue,
  );
  const { labels, assignee } = data.triageSuggestions;
  const suggestions = readTriageSuggestions(data);
  const renderValue = ({ kind, value, name }: TriageSuggestion) => {
    switch (kind) {
      case 'label': {
        const found = labels.find(({ label }) => label.id === value);
        return found && <LabelChip label={found.label} />;
      }
      case 'priority':
        return (
          <>
            <PriorityIcon priority={value} /> {name}
          </>
        );
      case 'type':
        return (
          <>
            <IssueTypeIcon type={value} /> {name}
          </>
        );
      case 'assignee':
        return assignee && <UserWithAvatar user={assignee.user} />;
    }
  };
  return (
    <section className={styles.suggested} aria-label="Suggested">
      <div className={styles.heading}>
        <h2>Suggested</h2>
        {suggestions.length > 0 && <span>ticked values are set on accept</span>}
      </div>
      {suggestions.length === 0 ? (
        <p className={styles.none}>No suggested values</p>
      ) : (
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion.key}>
              <label className={styles.suggestion}>
                <input
                  type="checkbox"
                  checked={isSuggestionTicked(choice, suggestion)}
                  onChange={(event) => onTick(suggestion.key, event.target.checked)}
                />
                <span className={styles.value}>{renderValue(suggestion)}</span>
                <span className={styles.evidence}>
                  <Evidence because={suggestion.because} />
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Evidence in words, with emphasized numbers: **8 of 10** similar issues. */
function Evidence({ because }: { because: readonly string[] }) {
  const parts = because.join(', ').split(/(\d+ of \d+)/);
  return parts.map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

/** A value that is suggested for a field of the issue. */
export interface TriageSuggestion {
  /** Identifies the suggestion among those of the issue. */
  key: string;
  kind: 'label' | 'priority' | 'type' | 'assignee';
  /** Id of the label or user; the priority or type. */
  value: string;
  /** Name of the value in the effect of the decision: `High`. */
  name: string;
  /** Evidence in words. */
  because: readonly string[];
  /** Whether the suggestion is ticked from the start. */
  isLikely: boolean;
}

/** The suggestions for an issue, in the order in which they are shown. */
export function readTriageSuggestions(issue: TriageSuggestions_values$key): TriageSuggestion[] {
  const { labels, priority, type, assignee } = readInlineData(
    graphql`
      fragment TriageSuggestions_values on Issue @inline {
        triageSuggestions {
          labels {
            because
            isLikely
            label {
              id
              name
            }
          }
          priority {
            because
            isLikely
            priority
          }
          type {
            because
            isLikely
            type
          }
          assignee {
            because
            isLikely
            user {
              id
              login
            }
          }
        }
      }
    `,
    issue,
  ).triageSuggestions;
  const suggestions: TriageSuggestion[] = labels.map(({ label, because, isLikely }) => ({
    key: label.id,
    kind: 'label',
    value: label.id,
    name: label.name,
    because,
    isLikely,
  }));
  if (priority) {
    const { priority: value, because, isLikely } = priority;
    suggestions.push({
      key: 'priority',
      kind: 'priority',
      value,
      name: formatOption(value),
      because,
      isLikely,
    });
  }
  if (type) {
    const { type: value, because, isLikely } = type;
    suggestions.push({ key: 'type', kind: 'type', value, name: formatOption(value), because, isLikely });
  }
  if (assignee) {
    const { user, because, isLikely } = assignee;
    suggestions.push({
      key: 'assignee',
      kind: 'assignee',
      value: user.id,
      name: user.login,
      because,
      isLikely,
    });
  }
  return suggestions;
}

export const isSuggestionTicked = ({ ticked }: TriageChoice, { key, isLikely }: TriageSuggestion): boolean =>
  ticked[key] ?? isLikely;

interface TriageDuplicatesProps {
  issue: TriageSuggestions_duplicates$key;
  /** Id of the chosen duplicate; null if there is none. */
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The likely duplicates of the issue. One of them is chosen. */
export function TriageDuplicates({ issue, selectedId, onSelect }: TriageDuplicatesProps) {
  const { likelyDuplicates } = useFragment(
    graphql`
      fragment TriageSuggestions_duplicates on Issue {
        likelyDuplicates(first: 5, minScore: 0.05) {
          ...LikelyDuplicateList_duplicates
        }
      }
    `,
    issue,
  );
  return (
    <section aria-label="Likely duplicates">
      <div className={styles.heading}>
        <h2>Likely duplicates</h2>
        {likelyDuplicates.length > 0 && <span>{likelyDuplicates.length}</span>}
      </div>
      {likelyDuplicates.length === 0 ? (
        <p className={styles.none}>No likely duplicates</p>
      ) : (
        <LikelyDuplicateList
          duplicates={likelyDuplicates}
          selection={{ label: 'Duplicate of', selectedId, onSelect }}
          opensNewTab
        />
      )}
    </section>
  );
}
