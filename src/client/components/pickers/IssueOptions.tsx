import { graphql, useRefetchableFragment } from 'react-relay';
import type {
  IssueOptions_project$data,
  IssueOptions_project$key,
} from '../../../../__generated__/IssueOptions_project.graphql';
import type { IssueOptionsQuery } from '../../../../__generated__/IssueOptionsQuery.graphql';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { StateIcon } from '../StateIcon';
import { useDebouncedSearch } from './useDebouncedSearch';

export interface ChosenIssue {
  id: string;
  key: string;
}

interface Props {
  project: IssueOptions_project$key;
  label: string;
  /** Id of the issue being edited, which is left out of the options. */
  except: string;
  selected?: string | null;
  /** Text of the option that clears the field; absent: there is no such option. */
  none?: string;
  onChoose: (issue: ChosenIssue | null) => void;
}

/** Id of the option that clears the field. */
const NO_ISSUE_OPTION_ID = 'none';
/** A number that no issue has: numbers start at 1. */
const NONEXISTENT_ISSUE_NUMBER = 0;

/** Issues as options, found by number (`12`, `#12`, `NET-12`) or by words. */
export function IssueOptions({ project, label, except, selected = null, none, onChoose }: Props) {
  const [data, refetch] = useRefetchableFragment<IssueOptionsQuery, IssueOptions_project$key>(
    graphql`
      fragment IssueOptions_project on Project
      @argumentDefinitions(
        query: { type: "String", defaultValue: "" }
        number: { type: "Int", defaultValue: 0 }
      )
      @refetchable(queryName: "IssueOptionsQuery") {
        numbered: issue(number: $number) {
          id
          number
          key
          title
          state {
            ...StateIcon_state
          }
          project {
            key
          }
        }
        issues(query: $query, first: 12) {
          nodes {
            id
            number
            key
            title
            state {
              ...StateIcon_state
            }
            project {
              key
            }
          }
        }
      }
    `,
    project,
  );
  const { pending, find } = useDebouncedSearch((text) => {
    refetch({ query: text, number: parseIssueNumber(text) ?? NONEXISTENT_ISSUE_NUMBER });
  });
  const found = mergeFoundIssues(data).filter(({ id }) => id !== except);
  return (
    <OptionPicker
      label={label}
      wide
      options={[
        ...(none === undefined ? [] : [{ id: NO_ISSUE_OPTION_ID, label: none }]),
        ...found.map(({ id, title, key, state }) => ({
          id,
          label: title,
          detail: key,
          icon: <StateIcon state={state} labelled />,
        })),
      ]}
      selected={none === undefined && selected === null ? [] : [selected ?? NO_ISSUE_OPTION_ID]}
      pending={pending}
      empty="No matching issues"
      onType={find}
      onChoose={(id) => {
        const issue = found.find((one) => one.id === id);
        onChoose(issue ? { id, key: `${issue.project.key}-${issue.number}` } : null);
      }}
    />
  );
}

/** The issues that the search found, without duplicates; the issue whose number was typed comes first. */
function mergeFoundIssues({ numbered, issues }: IssueOptions_project$data) {
  const others = issues.nodes.filter(({ id }) => id !== numbered?.id);
  return numbered ? [numbered, ...others] : others;
}

/** The issue number in `12`, `#12` or `NET-12`; null for any other text. */
export function parseIssueNumber(text: string): number | null {
  const digits = /^(?:#|[a-z][a-z0-9]{1,9}-)?([1-9]\d{0,8})$/i.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}
