import { useState } from 'react';
import { graphql, usePreloadedQuery, useFragment } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { InviteScreenQuery } from '../../../../__generated__/InviteScreenQuery.graphql';
import { AsyncBoundary } from '../../components/errors/ErrorBoundary';
import { AuthPage } from '../../components/signIn/AuthPage';
import form from '../../components/signIn/SignInForm.module.css';
import { takeTokenFromLinkUrl, clearStoredLinkToken } from '../../auth/linkToken';
import { useLoaderQuery } from '../../relay/queries/screenQueries';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { AcceptInvitation } from './AcceptInvitation';
import styles from './InviteScreen.module.css';
import type { InviteLoaderData } from './entry';
import type { InviteScreen_offer$key } from '../../../../__generated__/InviteScreen_offer.graphql';
import { UserWithAvatar } from '../../components/people/UserWithAvatar';
import { RelativeTime } from '../../ui/RelativeTime';
import { ROLE_DESCRIPTIONS, type RoleChoice, formatRole } from '../../components/permissions/roles';
import {
  getLoginNameProblem,
  getPasswordProblem,
  getPersonNameProblem,
} from '../../../shared/validation/people';
import { useForm } from '../../components/form/useForm';
import { AccountFields } from '../../components/signIn/AccountFields';
import { type AuthResult, acceptInvitation } from '../../auth/authRequests';
import { Form } from '../../ui/form/Form';

const inviteScreenQuery = graphql`
  query InviteScreenQuery($secret: String!) {
    viewer {
      ...AcceptInvitation_viewer
    }
    invitation(secret: $secret) {
      ...InviteScreen_offer
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

/** Project, role, sender and expiry of an invitation. */
function InvitationDetails({ offer }: { offer: InviteScreen_offer$key }) {
  const { projectKey, projectName, role, createdBy, expiresAt } = useFragment(
    graphql`
      fragment InviteScreen_offer on InvitationOffer {
        projectKey
        projectName
        role
        expiresAt
        createdBy {
          ...UserWithAvatar_user
        }
      }
    `,
    offer,
  );
  return (
    <dl className={styles.offer}>
      <div>
        <dt>Project</dt>
        <dd>
          <b>{projectName}</b> <span className={styles.more}>{projectKey}</span>
        </dd>
      </div>
      <div>
        <dt>Role</dt>
        <dd>
          <b>{formatRole(role)}</b>{' '}
          <span className={styles.more}>{ROLE_DESCRIPTIONS[role as RoleChoice]}</span>
        </dd>
      </div>
      {createdBy && (
        <div>
          <dt>From</dt>
          <dd>
            <UserWithAvatar user={createdBy} />
          </dd>
        </div>
      )}
      <div>
        <dt>Expires</dt>
        <dd>
          <RelativeTime dateTime={expiresAt} />
        </dd>
      </div>
    </dl>
  );
}

/** Creates an account and joins the project; links to the sign-in page for people with an account. */
function JoinProjectForm({ token }: { token: string }) {
  const { field, errors, ...rest } = useForm({
    initial: { login: '', name: '', password: '' },
    problemsOf: ({ login, name, password }) => ({
      login: getLoginNameProblem(login),
      name: getPersonNameProblem(name),
      password: getPasswordProblem(password),
    }),
    send: (input) => acceptInvitation({ token, ...input }),
    onSent: ({ person }: Extract<AuthResult, { status: 'done' }>) => {
      clearStoredLinkToken('invite');
      window.location.assign(person.projectKey ? `/projects/${person.projectKey}/issues` : '/');
    },
  });
  return (
    <>
      <Form
        label="Create account"
        className={form.form}
        submit="Create account and join"
        sending={rest.sending}
        onSubmit={rest.submit}
        error={errors.other}
      >
        <AccountFields field={field} />
      </Form>
      <p className={styles.other}>
        Already have an account?{' '}
        <a href="/login?next=/invite" className={styles.way}>
          Sign in
        </a>
      </p>
    </>
  );
}
