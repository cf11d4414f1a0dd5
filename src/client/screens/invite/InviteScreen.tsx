import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router-dom';
import type { InviteScreenQuery } from '../../../../__generated__/InviteScreenQuery.graphql';
import { Section } from '../../components/Section';
import { DoorPage } from '../../components/signIn/DoorPage';
import { takeLinkToken } from '../../door/linkToken';
import { useOwnedQuery } from '../../relay/useOwnedQuery';
import { LinesSkeleton } from '../../ui/PageSkeleton';
import { AcceptInvitation } from './AcceptInvitation';
import { JoinForm } from './JoinForm';
import type { InviteData } from './route';

const query = graphql`
  query InviteScreenQuery {
    viewer {
      ...AcceptInvitation_viewer
    }
  }
`;

/** Where the link leads by which one is invited to a project. */
export function InviteScreen() {
  const { queryRef, reload } = useOwnedQuery<InviteScreenQuery>(query, useLoaderData<InviteData>().queryRef);
  const [token] = useState(() => takeLinkToken('invite'));
  if (token === null) {
    return (
      <DoorPage
        title="You are invited"
        words="The link is not whole: the part after # is missing. Copy all of it into the address."
      >
        {null}
      </DoorPage>
    );
  }
  return (
    <DoorPage title="You are invited" words="Somebody would like you to work with them on a project here.">
      <Section skeleton={<LinesSkeleton />} onRetry={reload}>
        <Loaded queryRef={queryRef} token={token} />
      </Section>
    </DoorPage>
  );
}

function Loaded({ queryRef, token }: InviteData & { token: string }) {
  const { viewer } = usePreloadedQuery<InviteScreenQuery>(query, queryRef);
  return viewer ? <AcceptInvitation viewer={viewer} token={token} /> : <JoinForm token={token} />;
}
