import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeletedProjectRow_project$key } from '../../../../../__generated__/DeletedProjectRow_project.graphql';
import { ListRow } from '../../../components/list/ListRow';
import { RelativeTime } from '../../../components/RelativeTime';
import { joinErrorMessages } from '../../../errors/UserError';
import { createQueuedMutation } from '../../../mutations/queue/MutationDefinition';
import { useMutationQueue } from '../../../mutations/queue/useMutationQueue';
import { restoreProject } from '../../../components/project/restoreProject';
import { announceToScreenReader } from '../../../ui/announce';
import { Button } from '../../../ui/Button';
import { pluralize } from '../../../ui/format';
import { useFocusAfterRemoval } from '../../../ui/focus/useFocusAfterRemoval';

/** A deleted project: who deleted it, when it will be removed, and the button that restores it. */
export function DeletedProjectRow({ project }: { project: DeletedProjectRow_project$key }) {
  const { id, key, name, issueCount, deletedAt, deletedBy, removedAt } = useFragment(
    graphql`
      fragment DeletedProjectRow_project on DeletedProject {
        id
        key
        name
        issueCount
        deletedAt
        removedAt
        deletedBy {
          login
        }
      }
    `,
    project,
  );
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const mutationQueue = useMutationQueue();
  const { element, expectRemoval } = useFocusAfterRemoval<HTMLLIElement>();
  const restore = async () => {
    setPending(true);
    setError(undefined);
    expectRemoval();
    const result = await mutationQueue.commitMutation(createQueuedMutation(restoreProject, { id }), {
      summary: `Restored project ${name}`,
      href: `/projects/${key}/issues`,
    });
    setPending(false);
    if (result.status === 'done') return announceToScreenReader(`Project ${name} was restored`);
    expectRemoval(false);
    if (result.status === 'refused') setError(joinErrorMessages(result.errors));
  };
  return (
    <ListRow
      ref={element}
      name={name}
      secondary={key}
      error={error}
      detail={
        <>
          {pluralize(issueCount, 'issue')} · deleted <RelativeTime dateTime={deletedAt} />
          {deletedBy && ` by ${deletedBy.login}`} · removed permanently <RelativeTime dateTime={removedAt} />
        </>
      }
    >
      <Button
        variant="quiet"
        aria-label={`Restore ${name}`}
        aria-disabled={pending}
        onClick={() => !pending && void restore()}
      >
        Restore
      </Button>
    </ListRow>
  );
}
