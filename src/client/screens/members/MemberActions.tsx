import { Link2, Plus } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MemberActions_project$key } from '../../../../__generated__/MemberActions_project.graphql';
import { PermittedButton } from '../../components/PermittedButton';
import rows from '../../ui/rows.module.css';
import { AddMemberForm } from './AddMemberForm';
import { InvitationLinkForm } from './InvitationLinkForm';

interface Props {
  project: MemberActions_project$key;
  onAdded: () => void;
  children: ReactNode;
}

/** The two ways to become a member: by one's login, for who is here already, and by a link. */
export function MemberActions({ project, onAdded, children }: Props) {
  const { id, viewerCan } = useFragment(
    graphql`
      fragment MemberActions_project on Project {
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
    requirement: 'Only maintainers can add members.',
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
        <AddMemberForm
          projectId={id}
          onAdded={() => {
            close();
            onAdded();
          }}
          onCancel={close}
        />
      )}
      {open === 'invite' && <InvitationLinkForm projectId={id} onClose={close} />}
    </>
  );
}
