import query, {
  type DeletedProjectsScreenQuery,
} from '../../../../../__generated__/DeletedProjectsScreenQuery.graphql';
import { type ScreenLoaderData, createScreenLoader } from '../../../relay/queries/createScreenLoader';

export type DeletedProjectsLoaderData = ScreenLoaderData<DeletedProjectsScreenQuery>;

export const createRouteLoader = createScreenLoader<DeletedProjectsScreenQuery>(
  query,
  () => ({}),
  'store-and-network',
);
