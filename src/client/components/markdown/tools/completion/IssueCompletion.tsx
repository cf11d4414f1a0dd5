import { graphql, type PreloadedQuery, readInlineData, usePreloadedQuery } from 'react-relay';
import type { IssueCompletion_issue$key } from '../../../../../../__generated__/IssueCompletion_issue.graphql';
import type { IssueCompletionQuery } from '../../../../../../__generated__/IssueCompletionQuery.graphql';
import { IssueTitle } from '../../../IssueTitle';
import { NONEXISTENT_ISSUE_NUMBER } from '../../../parseIssueReference';
import { WorkflowStateIcon } from '../../../WorkflowStateIcon';
import type { CompletionListProps } from './CompletionListProps';
import type { CompletionOption } from './CompletionPopup';

export const issueCompletionQuery = graphql`
  query IssueCompletionQuery($key: String!, $query: String!, $number: Int!) {
    project(key: $key) {
      numbered: issue(number: $number) {
        id
        ...IssueCompletion_issue
      }
      issues(query: $query, first: 8) {
        nodes {
          id
          ...IssueCompletion_issue
        }
      }
    }
  }
`;

const issueFragment = graphql`
  fragment IssueCompletion_issue on Issue @inline {
    id
    key
    number
    title
    state {
      ...WorkflowStateIcon_state
    }
  }
`;

/** Returns the variables that find issues by number, or by the words of a text. The last word matches as a prefix. */
export function createIssueCompletionVariables(
  key: string,
  typed: string,
): { key: string; query: string; number: number } {
  const number = /^\d+$/.test(typed) ? Number(typed) : NONEXISTENT_ISSUE_NUMBER;
  const words = typed.trim().split(/\s+/);
  // Other characters than letters and digits could make a word a filter.
  const query = words.map((word) => (/^[\p{L}\p{N}_]*$/u.test(word) ? word.toLowerCase() : quoteWord(word)));
  return { key, query: query.join(' '), number };
}

const quoteWord = (word: string): string => `"${word.replace(/["\\]/g, '\\$&')}"`;

interface IssueCompletionProps extends CompletionListProps {
  queryRef: PreloadedQuery<IssueCompletionQuery>;
  /** Whether the issues are in the text's own project, and are therefore inserted as `#12` instead of `NET-12`. */
  isOwnProject: boolean;
}

/** The issues that match the text after `#` or `NET-`. The one whose number was typed comes first. */
export function IssueCompletion({ queryRef, isOwnProject, children }: IssueCompletionProps) {
  const { project } = usePreloadedQuery<IssueCompletionQuery>(issueCompletionQuery, queryRef);
  const numbered = project?.numbered;
  const others = project?.issues.nodes.filter(({ id }) => id !== numbered?.id) ?? [];
  const issues = numbered ? [numbered, ...others] : others;
  return children(
    'Issues',
    issues.slice(0, 8).map((issue) => toIssueOption(issue, isOwnProject)),
  );
}

function toIssueOption(issue: IssueCompletion_issue$key, isOwnProject: boolean): CompletionOption {
  const { id, key, number, title, state } = readInlineData(issueFragment, issue);
  return {
    id,
    label: title,
    content: <IssueTitle title={title} />,
    detail: key,
    icon: <WorkflowStateIcon state={state} labelled />,
    insert: isOwnProject ? `#${number}` : key,
  };
}
