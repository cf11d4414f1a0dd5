import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { InviteScreenQuery } from '../../../../__generated__/InviteScreenQuery.graphql';
import { AsyncBoundary } from '../../components/AsyncBoundary';
import { AuthPage } from '../../components/signIn/AuthPage';
import form from '../../components/signIn/SignInForm.module.css';
import { takeTokenFromLinkUrl } from '../../auth/linkToken';
import { useLoaderQuery } from '../../relay/useLoaderQuery';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { AcceptInvitation } from './AcceptInvitation';
import styles from './InviteScreen.module.css';
import { JoinProjectForm } from './JoinProjectForm';
import { InvitationDetails } from './InvitationDetails';
import type { InviteLoaderData } from './route';

const inviteScreenQuery = graphql`
  query InviteScreenQuery($secret: String!) {
    viewer {
      ...AcceptInvitation_viewer
    }
    invitation(secret: $secret) {
      ...InvitationDetails_offer
      ...AcceptInvitation_offer
    }
  }
`;

/** Landing page of an invitation link. */
export function InviteScreen() {
  const { queryRef, reload } = useLoaderQuery<InviteScreenQuery>(
    inviteScreenQuery,
    useLoaderData<InviteLoaderData>().queryRef,
  );
  const [token] = useState(() => takeTokenFromLinkUrl('invite'));
  if (token === null) {
    return (
      <AuthPage
        title="Invitation"
        description="The link is incomplete: the part after # is missing. Copy the whole link into the address bar."
      >
        {null}
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Invitation">
      <AsyncBoundary skeleton={<FormSkeleton fields={3} className={form.form} />} onRetry={reload}>
        <LoadedInvitation queryRef={queryRef} token={token} />
      </AsyncBoundary>
    </AuthPage>
  );
}

function LoadedInvitation({ queryRef, token }: InviteLoaderData & { token: string }) {
  const { viewer, invitation } = usePreloadedQuery<InviteScreenQuery>(inviteScreenQuery, queryRef);
  if (!invitation) {
    return (
      <>
        <p className={styles.other} role="alert">
          This invitation has expired or was revoked. Ask the sender for a new one.
        </p>
        <p>
          <a href="/" className={styles.way}>
            Home
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <InvitationDetails offer={invitation} />
      {viewer ? (
        <AcceptInvitation viewer={viewer} offer={invitation} token={token} />
      ) : (
        <JoinProjectForm token={token} />
      )}
    </>
  );
}
