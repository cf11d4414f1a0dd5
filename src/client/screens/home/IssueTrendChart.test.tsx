import { screen } from '@testing-library/react';
import query, { type HomeScreenQuery } from '../../../../__generated__/HomeScreenQuery.graphql';
import { renderWithRelay } from '../../../testing/renderWithRelay';
import { HomeProjects } from './HomeProjects';

const createTrend = (counts: readonly number[]) =>
  counts.map((opened, week) => ({ week: `2026-01-0${week + 1}T00:00:00Z`, opened, closed: 1 }));

test('each trend chart says its scale, so that charts of different projects can be compared', async () => {
  await renderWithRelay<HomeScreenQuery>({
    query,
    variables: { recentIds: [] },
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
  const descriptions = screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'));
  expect(descriptions).toEqual([
    '1,232 opened, 3 closed in 12 weeks, at most 1,200 per week',
    '3 opened, 2 closed in 12 weeks, at most 3 per week',
  ]);
});
