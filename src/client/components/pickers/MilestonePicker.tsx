import { Flag } from 'lucide-react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { MilestonePicker_project$key } from '../../../../__generated__/MilestonePicker_project.graphql';
import type { MilestonePickerOptionsQuery } from '../../../../__generated__/MilestonePickerOptionsQuery.graphql';
import type { MilestonePicker_issue$key } from '../../../../__generated__/MilestonePicker_issue.graphql';
import { formatDate } from '../../ui/format';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { changeIssueFields } from './changeIssueFields';
import { type PickerProps } from './LoadedPicker';
import { useDebouncedSearch } from './useDebouncedSearch';

export const milestonePickerQuery = graphql`
  query MilestonePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedPicker_issue
        ...MilestonePicker_issue
      }
    }
  }
`;

/** Id of the option that removes the milestone from the issue. */
const NO_MILESTONE_OPTION_ID = 'none';

/** Picker of an issue's milestone. */
export function MilestonePicker({
  issue,
  issueId,
  onChange,
  onClose,
}: PickerProps<MilestonePicker_issue$key>) {
  const { milestone, project } = useFragment(
    graphql`
      fragment MilestonePicker_issue on Issue {
        milestone {
          id
        }
        project {
          ...MilestonePicker_project
        }
      }
    `,
    issue,
  );
  const before = milestone?.id ?? null;
  return (
    <MilestoneOptions
      project={project}
      selected={before}
      onChoose={(milestoneId, title) => {
        if (milestoneId !== before) {
          changeIssueFields(onChange, issueId, {
            summary: title === null ? 'no milestone' : `milestone ${title}`,
            after: { milestoneId },
            before: { milestoneId: before },
          });
        }
        onClose();
      }}
    />
  );
}

interface Props {
  project: MilestonePicker_project$key;
  selected: string | null;
  onChoose: (id: string | null, title: string | null) => void;
}

/** The milestones of a project as options, open ones first, and “No milestone”. */
export function MilestoneOptions({ project, selected, onChoose }: Props) {
  const [{ milestones }, refetch] = useRefetchableFragment<
    MilestonePickerOptionsQuery,
    MilestonePicker_project$key
  >(
    graphql`
      fragment MilestonePicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "MilestonePickerOptionsQuery") {
        milestones(first: 50, matching: $matching) {
          nodes {
            id
            title
            state
            dueOn
          }
        }
      }
    `,
    project,
  );
  const { pending, find } = useDebouncedSearch((matching) => refetch({ matching }));
  const options = milestones.nodes.map(({ id, title, state, dueOn }) => ({
    id,
    label: title,
    detail: state === 'CLOSED' ? 'closed' : dueOn ? formatDate(Date.parse(dueOn)) : undefined,
    icon: <Flag size={14} strokeWidth={1.75} aria-hidden="true" />,
  }));
  return (
    <OptionPicker
      label="Milestone"
      options={[...options, { id: NO_MILESTONE_OPTION_ID, label: 'No milestone' }]}
      selected={[selected ?? NO_MILESTONE_OPTION_ID]}
      pending={pending}
      onType={find}
      onChoose={(id) => {
        if (id === NO_MILESTONE_OPTION_ID) onChoose(null, null);
        else onChoose(id, options.find((one) => one.id === id)?.label ?? null);
      }}
    />
  );
}
