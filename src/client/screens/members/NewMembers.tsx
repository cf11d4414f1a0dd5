import { Link2, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { NewMembers_project$key } from '../../../../__generated__/NewMembers_project.graphql';
import { PermittedButton } from '../../components/PermittedButton';
import rows from '../../ui/rows.module.css';
import { AddMember } from './AddMember';
import { InviteByLink } from './InviteByLink';

interface Props {
  project: NewMembers_project$key;
  onAdded: () => void;
  children: ReactNode;
}

/** The two ways to become a member: by one's login, for who is here already, and by a link. */
export function NewMembers({ project, onAdded, children }: Props) {
  const { id, viewerCan } = useFragment(
    graphql`
      fragment NewMembers_project on Project {
        id
        viewerCan
      }
    `,
    project,
  );
  const [open, setOpen] = useState<'add' | 'invite' | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const invite = useRef<HTMLButtonElement>(null);
  const may = {
    permitted: viewerCan.includes('MAINTAIN'),
    refusal: 'Only maintainers can add members.',
  };
  const close = () => {
    (open === 'add' ? add : invite).current?.focus();
    setOpen(null);
  };
  return (
    <>
      <div className={rows.bar}>
        {children}
        <div className={rows.controls}>
          <PermittedButton
            ref={invite}
            {...may}
            aria-expanded={open === 'invite'}
            onClick={() => setOpen(open === 'invite' ? null : 'invite')}
          >
            <Link2 size={14} strokeWidth={2} aria-hidden="true" /> Invite by link
          </PermittedButton>
          <PermittedButton
            ref={add}
            variant="primary"
            {...may}
            aria-expanded={open === 'add'}
            onClick={() => setOpen(open === 'add' ? null : 'add')}
          >
            <Plus size={14} strokeWidth={2} aria-hidden="true" /> Add member
          </PermittedButton>
        </div>
      </div>
      {open === 'add' && (
        <AddMember
          projectId={id}
          onAdded={() => {
            close();
            onAdded();
          }}
          onCancel={close}
        />
      )}
      {open === 'invite' && <InviteByLink projectId={id} onClose={close} />}
    </>
  );
}
