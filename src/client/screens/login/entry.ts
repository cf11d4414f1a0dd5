import query, { type LoginScreenQuery } from '../../../../__generated__/LoginScreenQuery.graphql';
import { type ScreenLoaderData, createScreenLoader } from '../../relay/queries/createScreenLoader';

export type LoginLoaderData = ScreenLoaderData<LoginScreenQuery>;

export const createRouteLoader = createScreenLoader<LoginScreenQuery>(query, () => ({}));
