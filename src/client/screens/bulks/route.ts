import query, { type BulksScreenQuery } from '../../../../__generated__/BulksScreenQuery.graphql';
import {
  getProjectVariables,
  type ScreenLoaderData,
  createScreenLoader,
} from '../../relay/createScreenLoader';

export type BulksLoaderData = ScreenLoaderData<BulksScreenQuery>;

export const createLoader = createScreenLoader<BulksScreenQuery>(
  query,
  getProjectVariables,
  'store-and-network',
);
