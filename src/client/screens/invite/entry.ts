import query, { type InviteScreenQuery } from '../../../../__generated__/InviteScreenQuery.graphql';
import { takeTokenFromLinkUrl } from '../../auth/linkToken';
import { type ScreenLoaderData, createScreenLoader } from '../../relay/queries/createScreenLoader';

export type InviteLoaderData = ScreenLoaderData<InviteScreenQuery>;

export const createRouteLoader = createScreenLoader<InviteScreenQuery>(query, () => ({
  secret: takeTokenFromLinkUrl('invite') ?? '',
}));
