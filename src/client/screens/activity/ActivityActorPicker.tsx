import { graphql, usePreloadedQuery, useRefetchableFragment } from 'react-relay';
import type { ActivityActorPicker_project$key } from '../../../../__generated__/ActivityActorPicker_project.graphql';
import type { ActivityActorPickerOptionsQuery } from '../../../../__generated__/ActivityActorPickerOptionsQuery.graphql';
import type { ActivityActorPickerQuery } from '../../../../__generated__/ActivityActorPickerQuery.graphql';
import { toUserOption } from '../../components/pickers/toUserOption';
import { useDebouncedSearch } from '../../components/pickers/useDebouncedSearch';
import { OptionPicker } from '../../ui/picker/OptionPicker';
import { ActivityPickerPopover, type ActivityPickerProps } from './ActivityPickerPopover';

const activityActorPickerQuery = graphql`
  query ActivityActorPickerQuery($key: String!) {
    project(key: $key) {
      ...ActivityActorPicker_project
    }
  }
`;

/** Picker of a user whose activity is shown, of all users who have acted in the project. */
export function ActivityActorPicker(props: ActivityPickerProps<ActivityActorPickerQuery>) {
  return (
    <ActivityPickerPopover label="User" {...props}>
      <LoadedActorPicker {...props} />
    </ActivityPickerPopover>
  );
}

function LoadedActorPicker({ queryRef, onChoose }: ActivityPickerProps<ActivityActorPickerQuery>) {
  const { project } = usePreloadedQuery<ActivityActorPickerQuery>(activityActorPickerQuery, queryRef);
  return project && <ActorOptions project={project} onChoose={onChoose} />;
}

interface ActorOptionsProps {
  project: ActivityActorPicker_project$key;
  onChoose: (actorId: string) => void;
}

function ActorOptions({ project, onChoose }: ActorOptionsProps) {
  const [{ actors }, refetch] = useRefetchableFragment<
    ActivityActorPickerOptionsQuery,
    ActivityActorPicker_project$key
  >(
    graphql`
      fragment ActivityActorPicker_project on Project
      @argumentDefinitions(matching: { type: "String", defaultValue: "" })
      @refetchable(queryName: "ActivityActorPickerOptionsQuery") {
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
