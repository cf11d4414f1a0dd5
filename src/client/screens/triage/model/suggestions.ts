import { graphql, readInlineData } from 'react-relay';
import type { suggestions_issue$key } from '../../../../../__generated__/suggestions_issue.graphql';
import { formatIssueType } from '../../../components/IssueTypeIcon';
import { formatPriority } from '../../../components/PriorityIcon';
import type { TriageChoice } from './triageSession';

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
export function readTriageSuggestions(issue: suggestions_issue$key): TriageSuggestion[] {
  const { labels, priority, type, assignee } = readInlineData(
    graphql`
      fragment suggestions_issue on Issue @inline {
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
      name: formatPriority(value),
      because,
      isLikely,
    });
  }
  if (type) {
    const { type: value, because, isLikely } = type;
    suggestions.push({ key: 'type', kind: 'type', value, name: formatIssueType(value), because, isLikely });
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
