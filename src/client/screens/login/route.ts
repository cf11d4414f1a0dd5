import query, { type LoginScreenQuery } from '../../../../__generated__/LoginScreenQuery.graphql';
import { type ScreenData, screenLoader } from '../../relay/screenLoader';

export type LoginData = ScreenData<LoginScreenQuery>;

export const createLoader = screenLoader<LoginScreenQuery>(query, () => ({}));
