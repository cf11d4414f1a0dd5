import { useState } from 'react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { IssueSearchPicker_issues$key } from '../../../../__generated__/IssueSearchPicker_issues.graphql';
import type {
  IssueSearchPicker_project$data,
  IssueSearchPicker_project$key,
} from '../../../../__generated__/IssueSearchPicker_project.graphql';
import type { IssueOptionsQuery } from '../../../../__generated__/IssueOptionsQuery.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { NONEXISTENT_ISSUE_NUMBER, parseIssueReference } from '../issues/parseIssueReference';
// The Relay lint rule requires an import of the module that defines the spread fragment. Webpack removes it.
import {} from '../issues/IssueReference';
import { IssueTitle } from '../issues/IssueTitle';
import { WorkflowStateIcon } from '../issues/WorkflowStateIcon';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';

export type { IssueSearchPicker_issues$key };

interface ChosenIssue {
  id: string;
  number: number;
  key: string;
  parentId: string | null;
}

interface IssueSearchPickerProps {
  project: IssueSearchPicker_project$key;
  /** Issues listed while no text is typed, instead of the last updated ones. */
  suggested?: IssueSearchPicker_issues$key | null | undefined;
  /** Whether the suggested issues are being loaded. */
  isSuggesting?: boolean;
  label: string;
  /** Id of the issue being edited, which is left out of the options. */
  except?: string;
  selected?: string | null;
  /** Text of the option that clears the field; absent: there is no such option. */
  none?: string;
  onChoose: (issue: ChosenIssue | null) => void;
}

/** Id of the option that clears the field. */
const NO_ISSUE_OPTION_ID = 'none';

/** Issues as options, found by number (`12`, `#12`, `NET-12`) or by words. */
export function IssueSearchPicker({
  project,
  suggested = null,
  isSuggesting = false,
  label,
  except,
  selected = null,
  none,
  onChoose,
}: IssueSearchPickerProps) {
  const [data, refetch] = useRefetchableFragment<IssueOptionsQuery, IssueSearchPicker_project$key>(
    graphql`
      fragment IssueSearchPicker_project on Project
      @argumentDefinitions(
        query: { type: "String", defaultValue: "" }
        number: { type: "Int", defaultValue: 0 }
      )
      @refetchable(queryName: "IssueOptionsQuery") {
        numbered: issue(number: $number) {
          id
          ...IssueSearchPicker_issues
        }
        issues(query: $query, first: 12) {
          nodes {
            id
            ...IssueSearchPicker_issues
          }
        }
      }
    `,
    project,
  );
  const [isTyped, setIsTyped] = useState(false);
  const { pending, find } = useDebouncedSearch((text) => {
    refetch({ query: text, number: parseIssueReference(text)?.number ?? NONEXISTENT_ISSUE_NUMBER });
  });
  const isSuggestion = !isTyped && suggested != null && suggested.length > 0;
  const issues = useFragment(
    graphql`
      fragment IssueSearchPicker_issues on Issue @relay(plural: true) {
        id
        number
        key
        title
        parent {
          id
        }
        state {
          ...WorkflowStateIcon_state
        }
        # The optimistic update after a choice shows the issue as a parent or relation.
        ...IssueReference_issue
      }
    `,
    isSuggestion ? suggested : mergeFoundIssues(data),
  );
  const found = issues.filter(({ id }) => id !== except);
  return (
    <OptionPicker
      label={label}
      wide
      options={[
        ...(none === undefined ? [] : [{ id: NO_ISSUE_OPTION_ID, label: none }]),
        ...found.map(({ id, title, key, state }) => ({
          id,
          label: title,
          content: <IssueTitle title={title} />,
          detail: key,
          icon: <WorkflowStateIcon state={state} labelled />,
        })),
      ]}
      selected={none === undefined && selected === null ? [] : [selected ?? NO_ISSUE_OPTION_ID]}
      pending={pending || (!isTyped && isSuggesting)}
      empty="No matching issues"
      onType={(text) => {
        setIsTyped(text.trim() !== '');
        find(text);
      }}
      onChoose={(id) => {
        const issue = found.find((one) => one.id === id);
        onChoose(
          issue ? { id, number: issue.number, key: issue.key, parentId: issue.parent?.id ?? null } : null,
        );
      }}
    />
  );
}

/** The issues that the search found, without duplicates; the issue whose number was typed comes first. */
function mergeFoundIssues({
  numbered,
  issues,
}: IssueSearchPicker_project$data): IssueSearchPicker_issues$key {
  const others = issues.nodes.filter(({ id }) => id !== numbered?.id);
  return numbered ? [numbered, ...others] : others;
}
