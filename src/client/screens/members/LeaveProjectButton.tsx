import { ConfirmButton } from '../../components/ConfirmButton';
import { removeMember } from './removeMember';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';

interface Props {
  projectId: string;
  /** Oneself. */
  userId: string;
}

/** Ends one's own membership. */
export function LeaveProjectButton({ projectId, userId }: Props) {
  const commit = useImmediateMutation();
  const leave = async () => {
    const outcome = await commit(removeMember, { projectId, userId });
    if (outcome.status === 'done') {
      // What one may see and do is another from now on: a page of its own.
      if (outcome.response.edit.project) window.location.reload();
      else window.location.assign('/');
    }
    return outcome;
  };
  return (
    <ConfirmButton label="Leave" title="Leave this project?" confirmLabel="Leave it" commit={leave}>
      <p>
        You see and do no more here than whoever is no member, until a maintainer lets you in again. What you
        wrote stays.
      </p>
    </ConfirmButton>
  );
}
