import query, { type InviteScreenQuery } from '../../../../__generated__/InviteScreenQuery.graphql';
import { takeLinkToken } from '../../auth/linkToken';
import { type ScreenLoaderData, createScreenLoader } from '../../relay/createScreenLoader';

export type InviteLoaderData = ScreenLoaderData<InviteScreenQuery>;

export const createLoader = createScreenLoader<InviteScreenQuery>(query, () => ({
  secret: takeLinkToken('invite') ?? '',
}));
