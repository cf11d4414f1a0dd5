import { screen } from '@testing-library/react';
import query, { type HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { HomeProjects } from './HomeProjects';

const createTrend = (counts: readonly number[]) =>
  counts.map((opened, week) => ({ week: `2026-01-0${week + 1}T00:00:00Z`, opened, closed: 1 }));

test('each trend chart says its scale, so that charts of different projects can be compared', async () => {
  await renderWithRelay<HomeScreenQuery>({
    query,
    resolvers: {
      ProjectConnection: () => ({
        edges: [
          { node: { id: 'P1', trend: createTrend([2, 1_200, 30]) } },
          { node: { id: 'P2', trend: createTrend([0, 3]) } },
        ],
      }),
    },
    children: (data) => <HomeProjects query={data} />,
  });
  const texts = screen.getAllByRole('figure').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '1,232 opened3 closed12 weeks, max 1,200/week',
    '3 opened2 closed12 weeks, max 3/week',
  ]);
});
