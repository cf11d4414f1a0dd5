import { Link2, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { MemberActions_project$key } from '../../../../__generated__/MemberActions_project.graphql';
import type { MemberActions_site$key } from '../../../../__generated__/MemberActions_site.graphql';
import { InlineFormButton, useInlineForms } from '../../components/list/InlineForm';
import { MAINTAINER_REQUIRED_MESSAGE } from '../../components/roles';
import rows from '../../ui/rows.module.css';
import { AddMemberForm } from './AddMemberForm';
import { InvitationLinkForm } from './InvitationLinkForm';

interface MemberActionsProps {
  project: MemberActions_project$key;
  site: MemberActions_site$key;
  onAdded: () => void;
}

/** Buttons and forms that add a user with an account as a member, or invite others with a link. */
export function MemberActions({ project, site, onAdded }: MemberActionsProps) {
  const { id, viewerCan } = useFragment(
    graphql`
      fragment MemberActions_project on Project {
        id
        viewerCan
      }
    `,
    project,
  );
  const siteData = useFragment(
    graphql`
      fragment MemberActions_site on Site {
        ...InvitationLinkForm_site
      }
    `,
    site,
  );
  const forms = useInlineForms<'add' | 'invite'>();
  const button = {
    forms,
    permitted: viewerCan.includes('MAINTAIN'),
    requirement: MAINTAINER_REQUIRED_MESSAGE,
  };
  return (
    <>
      <div className={rows.controls}>
        <InlineFormButton {...button} name="invite" icon={Link2} variant="plain">
          Invite by link
        </InlineFormButton>
        <InlineFormButton {...button} name="add" icon={Plus}>
          Add member
        </InlineFormButton>
      </div>
      {forms.open === 'add' && (
        <AddMemberForm
          projectId={id}
          onAdded={() => {
            forms.close();
            onAdded();
          }}
          onCancel={forms.close}
        />
      )}
      {forms.open === 'invite' && <InvitationLinkForm projectId={id} site={siteData} onClose={forms.close} />}
    </>
  );
}
