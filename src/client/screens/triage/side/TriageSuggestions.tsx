import { graphql, useFragment } from 'react-relay';
import type { TriageSuggestions_issue$key } from '../../../../../__generated__/TriageSuggestions_issue.graphql';
import { IssueTypeIcon } from '../../../components/IssueTypeIcon';
import { LabelChip } from '../../../components/LabelChip';
import { PriorityIcon } from '../../../components/PriorityIcon';
import { UserWithAvatar } from '../../../components/UserWithAvatar';
import { isSuggestionTicked, readTriageSuggestions, type TriageSuggestion } from '../model/suggestions';
import type { TriageChoice } from '../model/triageSession';
import styles from './TriageSide.module.css';

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
        ...suggestions_issue
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
