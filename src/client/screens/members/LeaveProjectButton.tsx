import { ConfirmButton } from '../../components/ConfirmButton';
import { removeMember } from './removeMember';
import { useImmediateMutation } from '../../mutations/queue/useImmediateMutation';

interface LeaveProjectButtonProps {
  projectId: string;
  /** The viewer's id. */
  userId: string;
}

/** Button with which the viewer leaves the project. */
export function LeaveProjectButton({ projectId, userId }: LeaveProjectButtonProps) {
  const commit = useImmediateMutation();
  const leave = async () => {
    const result = await commit(removeMember, { projectId, userId });
    if (result.status === 'done') {
      // Reloads the page, because the viewer's permissions have changed.
      if (result.response.edit.project) window.location.reload();
      else window.location.assign('/');
    }
    return result;
  };
  return (
    <ConfirmButton label="Leave" title="Leave this project?" confirmLabel="Leave project" commit={leave}>
      <p>
        You lose the access that your role gives you until a maintainer adds you again. Your issues and
        comments are kept.
      </p>
    </ConfirmButton>
  );
}
