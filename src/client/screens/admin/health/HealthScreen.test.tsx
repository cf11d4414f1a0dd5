import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../../../testing/renderScreen';
import { RequestError } from '../../../errors/RequestError';
import { HealthScreen } from './HealthScreen';
import { createRouteLoader } from './entry';

const HEALTH = {
  version: '1.4.0',
  engine: 'PGlite',
  databaseVersion: 'PostgreSQL 18.6 (PGlite 0.5.16) on wasm32, compiled by emcc, 32-bit',
  databaseBytes: 1_048_576,
  uptime: 90,
  memoryBytes: 1_048_576,
  indexBytes: 0,
  eventLagSeconds: 0,
  eventLoopMs: 1.25,
  email: null as object | null,
  projects: [] as object[],
  jobs: [] as object[],
};

const POLLING_INTERVAL_MS = 10_000;

const renderHealthScreen = () =>
  renderScreen({ Screen: HealthScreen, createRouteLoader, path: '/admin/health', at: '/admin/health' });

const createHealthData = (health: object = {}) => ({ SystemHealth: () => ({ ...HEALTH, ...health }) });

const findPanel = async (name: string) => within(await screen.findByRole('region', { name }));

test('names the required role without the navigation or a retry button', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { reject } = await renderHealthScreen();
  const message = 'Only administrators can do this.';
  await reject('HealthScreenQuery', new RequestError('FORBIDDEN', message));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows a lost connection and loads the metrics on retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { answer, reject } = await renderHealthScreen();
  await reject('HealthScreenQuery', new RequestError('UNAVAILABLE', 'Offline'));
  expect((await screen.findByRole('alert')).textContent).toContain('Connection lost');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await answer('HealthScreenQuery', createHealthData());
  expect((await findPanel('Server')).getByText('1.4.0')).toBeTruthy();
});

test('says that there are no jobs and no projects, and shortens the database version', async () => {
  const { answer } = await renderHealthScreen();
  await answer('HealthScreenQuery', createHealthData());
  expect((await findPanel('Running jobs')).getByText('None')).toBeTruthy();
  expect((await findPanel('Search')).getByText('None')).toBeTruthy();
  expect((await findPanel('Database')).getByText('PostgreSQL 18.6 (PGlite 0.5.16)')).toBeTruthy();
});

test('shows running bulk edits and search indexes that are behind', async () => {
  const { answer } = await renderHealthScreen();
  await answer(
    'HealthScreenQuery',
    createHealthData({
      projects: [
        { inMemory: true, behind: 0, project: { id: 'P1', name: 'Network' } },
        { inMemory: false, behind: 1, project: { id: 'P2', name: 'Storage' } },
      ],
      jobs: [
        {
          operation: { id: 'B1', number: 4, matched: 12_000 },
          project: { id: 'P1', key: 'NET', name: 'Network' },
        },
      ],
    }),
  );
  const jobs = await findPanel('Running jobs');
  expect(jobs.getByRole('link', { name: 'Network: bulk edit 4' }).getAttribute('href')).toBe(
    '/projects/NET/bulk/4',
  );
  expect(jobs.getByText('12,000 issues')).toBeTruthy();
  const search = await findPanel('Search');
  expect(search.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'In memory',
    'Queries the database, 1 change behind',
  ]);
});

describe('polling', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  async function renderPolledHealth() {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout'] });
    const rendered = await renderHealthScreen();
    await rendered.answer('HealthScreenQuery', createHealthData());
    await findPanel('Server');
    return rendered;
  }

  test('a failed request keeps the metrics, and the next one updates them', async () => {
    const { answer, reject, getOperationNames } = await renderPolledHealth();
    await pass(POLLING_INTERVAL_MS);
    expect(getOperationNames()).toEqual(['HealthScreenQuery']);
    await reject('HealthScreenQuery', new RequestError('UNAVAILABLE', 'Offline'));
    expect(screen.getByText('1.4.0')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await pass(POLLING_INTERVAL_MS);
    await answer('HealthScreenQuery', createHealthData({ version: '1.5.0' }));
    expect(await screen.findByText('1.5.0')).toBeTruthy();
  });

  test('sends no second request while one is unanswered, and none while the page is hidden', async () => {
    const { answer, getOperationNames } = await renderPolledHealth();
    await pass(3 * POLLING_INTERVAL_MS);
    expect(getOperationNames()).toHaveLength(1);
    await answer('HealthScreenQuery', createHealthData());
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(POLLING_INTERVAL_MS);
    expect(getOperationNames()).toEqual([]);
  });
});

test('shows how much email waits, since when, and the last error', async () => {
  const { answer } = await renderHealthScreen();
  const email = {
    queued: 12,
    oldestDueAt: '2026-01-01T00:00:00Z',
    sent: 1_200,
    failed: 2,
    unknown: 1,
    lastError: 'connect ECONNREFUSED 127.0.0.1:25',
  };
  await answer('HealthScreenQuery', createHealthData({ email }));
  const panel = await findPanel('Email');
  expect(panel.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Queued',
    'Oldest email due',
    'Sent in 7 days',
    'Failed in 7 days',
    'Delivery unknown in 7 days',
    'Last error',
  ]);
  expect(panel.getByText('connect ECONNREFUSED 127.0.0.1:25')).toBeTruthy();
  expect(panel.getByText('1,200')).toBeTruthy();
});

test('says that email is not configured', async () => {
  const { answer } = await renderHealthScreen();
  await answer('HealthScreenQuery', createHealthData());
  expect((await findPanel('Email')).getByText('Not configured')).toBeTruthy();
});
