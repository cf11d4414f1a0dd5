import query, { type AccountScreenQuery } from '../../../../__generated__/AccountScreenQuery.graphql';
import { type ScreenLoaderData, createScreenLoader } from '../../relay/createScreenLoader';

export type AccountLoaderData = ScreenLoaderData<AccountScreenQuery>;

export const createLoader = createScreenLoader<AccountScreenQuery>(query, () => ({}), 'store-and-network');
