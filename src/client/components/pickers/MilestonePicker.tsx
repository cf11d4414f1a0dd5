import { Flag } from 'lucide-react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import type { MilestonePicker_project$key } from '../../../../__generated__/MilestonePicker_project.graphql';
import type { MilestonePickerOptionsQuery } from '../../../../__generated__/MilestonePickerOptionsQuery.graphql';
import type { MilestonePicker_issue$key } from '../../../../__generated__/MilestonePicker_issue.graphql';
import { rankNameMatch, sortByNameMatch } from '../../../shared/nameMatch';
import { formatDate } from '../../ui/format';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { createIssueUpdate } from '../../mutations/updateIssue';
import { type CommonIssueFieldPickerProps } from './LoadedIssueFieldPicker';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';
import { useRecentOptions } from './useRecentOptions';

export const milestonePickerQuery = graphql`
  query MilestonePickerQuery($id: ID!) {
    node(id: $id) {
      ... on Issue @alias(as: "issue") {
        ...LoadedIssueFieldPicker_issue
        ...MilestonePicker_issue
      }
    }
  }
`;

/** Id of the option that removes the milestone from the issue. */
const NO_MILESTONE_OPTION_ID = 'none';

export function MilestonePicker({
  issue,
  issueId,
  onChange,
  onClose,
}: CommonIssueFieldPickerProps<MilestonePicker_issue$key>) {
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
    <MilestoneOptionPicker
      project={project}
      selected={before}
      onChoose={(milestoneId, title) => {
        if (milestoneId !== before) {
          const { mutation, inverse } = createIssueUpdate(issueId, { milestoneId }, { milestoneId: before });
          onChange(mutation, { summary: title === null ? 'no milestone' : `milestone ${title}`, inverse });
        }
        onClose();
      }}
    />
  );
}

interface MilestoneOptionPickerProps {
  project: MilestonePicker_project$key;
  selected: string | null;
  onChoose: (id: string | null, title: string | null) => void;
}

/**
 * The milestones of a project as options, and “No milestone”. Until the user types, those that the viewer has chosen last
 * come first, then open ones by due date; then the best match.
 */
export function MilestoneOptionPicker({ project, selected, onChoose }: MilestoneOptionPickerProps) {
  const [{ id: projectId, milestones }, refetch] = useRefetchableFragment<
    MilestonePickerOptionsQuery,
    MilestonePicker_project$key
  >(
    graphql`
      fragment MilestonePicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "MilestonePickerOptionsQuery") {
        id
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
  const { recent, remember } = useRecentOptions('milestones', projectId);
  const { pending, find, typed } = useDebouncedSearch((matching) => refetch({ matching }));
  const chosenLast = recent.flatMap(({ id }) => milestones.nodes.find((one) => one.id === id) ?? []);
  const others = milestones.nodes.filter((one) => !chosenLast.includes(one));
  const shown =
    typed === ''
      ? [...chosenLast, ...others]
      : sortByNameMatch(milestones.nodes, ({ title }) => rankNameMatch(typed, title));
  const hasSections = typed === '' && chosenLast.length > 0;
  const options = shown.map((one) => ({
    id: one.id,
    label: one.title,
    detail: one.state === 'CLOSED' ? 'closed' : one.dueOn ? formatDate(Date.parse(one.dueOn)) : undefined,
    icon: <Flag size={14} strokeWidth={1.75} aria-hidden="true" />,
    section: hasSections ? (chosenLast.includes(one) ? 'Recent' : 'Other milestones') : undefined,
  }));
  return (
    <OptionPicker
      label="Milestone"
      options={[...options, { id: NO_MILESTONE_OPTION_ID, label: 'No milestone' }]}
      selected={[selected ?? NO_MILESTONE_OPTION_ID]}
      highlighted={selected ?? options[0]?.id}
      pending={pending}
      onType={find}
      onChoose={(id) => {
        const chosen = milestones.nodes.find((one) => one.id === id);
        if (chosen) remember({ id, name: chosen.title });
        onChoose(chosen?.id ?? null, chosen?.title ?? null);
      }}
    />
  );
}
