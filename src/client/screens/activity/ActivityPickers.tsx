import { graphql, usePreloadedQuery, useRefetchableFragment, type PreloadedQuery } from 'react-relay';
import type { ReactNode, RefObject } from 'react';
import type { OperationType } from 'relay-runtime';
import type { ActivityPickers_project$key } from '../../../../__generated__/ActivityPickers_project.graphql';
import type { ActivityPickersActorOptionsQuery } from '../../../../__generated__/ActivityPickersActorOptionsQuery.graphql';
import type { ActivityPickersActorQuery } from '../../../../__generated__/ActivityPickersActorQuery.graphql';
import { toUserOption } from '../../components/pickers/toUserOption';
import { useDebouncedSearch } from '../../ui/useDebouncedSearch';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import type { ActivityPickersIssueQuery } from '../../../../__generated__/ActivityPickersIssueQuery.graphql';
import { IssueSearchPicker } from '../../components/pickers/IssueSearchPicker';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { PickerPopover } from '../../ui/picker/PickerPopover';
import { RowsSkeleton } from '../../ui/RowsSkeleton';

const activityActorPickerQuery = graphql`
  query ActivityPickersActorQuery($key: String!) {
    project(key: $key) {
      ...ActivityPickers_project
    }
  }
`;

/** Picker that filters the activity by a user, among those who have acted in the project. */
export function ActivityActorPicker(props: ActivityPickerProps<ActivityPickersActorQuery>) {
  return (
    <ActivityPickerPopover label="User" {...props}>
      <LoadedActorPicker {...props} />
    </ActivityPickerPopover>
  );
}

function LoadedActorPicker({ queryRef, onChoose }: ActivityPickerProps<ActivityPickersActorQuery>) {
  const { project } = usePreloadedQuery<ActivityPickersActorQuery>(activityActorPickerQuery, queryRef);
  return project && <ActorOptions project={project} onChoose={onChoose} />;
}

interface ActorOptionsProps {
  project: ActivityPickers_project$key;
  onChoose: (actorId: string) => void;
}

function ActorOptions({ project, onChoose }: ActorOptionsProps) {
  const [{ actors }, refetch] = useRefetchableFragment<
    ActivityPickersActorOptionsQuery,
    ActivityPickers_project$key
  >(
    graphql`
      fragment ActivityPickers_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "ActivityPickersActorOptionsQuery") {
        actors(first: 50, matching: $matching) {
          ...toUserOption_user
        }
      }
    `,
    project,
  );
  const { pending, find } = useDebouncedSearch((matching) => refetch({ matching }));
  return (
    <OptionPicker
      label="User"
      options={actors.map(toUserOption)}
      selected={[]}
      pending={pending}
      empty="No matching users with activity"
      onType={find}
      onChoose={onChoose}
    />
  );
}

const activityIssuePickerQuery = graphql`
  query ActivityPickersIssueQuery($key: String!) {
    project(key: $key) {
      ...IssueSearchPicker_project
    }
  }
`;

/** Picker that filters the activity by an issue, which the user finds by its number, key or words. */
export function ActivityIssuePicker(props: ActivityPickerProps<ActivityPickersIssueQuery>) {
  return (
    <ActivityPickerPopover label="Issue" {...props}>
      <LoadedIssuePicker {...props} />
    </ActivityPickerPopover>
  );
}

function LoadedIssuePicker({ queryRef, onChoose }: ActivityPickerProps<ActivityPickersIssueQuery>) {
  const { project } = usePreloadedQuery<ActivityPickersIssueQuery>(activityIssuePickerQuery, queryRef);
  if (!project) return null;
  return (
    <IssueSearchPicker
      project={project}
      label="Issue"
      onChoose={(issue) => issue && onChoose(String(issue.number))}
    />
  );
}

/** A query of a picker's options in a project. */
export interface ActivityPickerQuery extends OperationType {
  readonly variables: { readonly key: string };
}

export interface ActivityPickerProps<TQuery extends ActivityPickerQuery> {
  queryRef: PreloadedQuery<TQuery>;
  trigger: RefObject<HTMLElement | null>;
  onRetry: () => void;
  onChoose: (value: string) => void;
  onClose: () => void;
}

type ActivityPickerPopoverProps = Pick<ActivityPickerProps<never>, 'trigger' | 'onRetry' | 'onClose'> & {
  label: string;
  children: ReactNode;
};

/** The popover of a picker that filters the activity. */
function ActivityPickerPopover({ label, trigger, onRetry, onClose, children }: ActivityPickerPopoverProps) {
  return (
    <PickerPopover label={label} trigger={trigger} error={null} onClose={onClose}>
      <AsyncBoundary skeleton={<RowsSkeleton />} onRetry={onRetry}>
        {children}
      </AsyncBoundary>
    </PickerPopover>
  );
}
