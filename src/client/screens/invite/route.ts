import query, { type InviteScreenQuery } from '../../../../__generated__/InviteScreenQuery.graphql';
import { takeLinkToken } from '../../auth/linkToken';
import { type ScreenData, screenLoader } from '../../relay/screenLoader';

export type InviteData = ScreenData<InviteScreenQuery>;

export const createLoader = screenLoader<InviteScreenQuery>(query, () => ({
  secret: takeLinkToken('invite') ?? '',
}));
