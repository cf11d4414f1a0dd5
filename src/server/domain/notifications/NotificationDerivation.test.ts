import { NOTIFICATION_DELAY_MAX_MS, NOTIFICATION_DELAY_MS } from '../../../shared/limits';
import type { ProjectChangeNotification } from '../../store/changes/ProjectChangeNotification';
import type { DatabaseStore } from '../../store/DatabaseStore';
import { ForegroundRequests } from '../../store/ForegroundRequests';
import { NotificationDerivation } from './NotificationDerivation';

/** A store without a database: every transaction fails, and only the times at which work starts are of interest. */
function createStoreWithoutDatabase() {
  const foregroundRequests = new ForegroundRequests();
  const starts: number[] = [];
  const waitUntilIdle = foregroundRequests.waitUntilIdle.bind(foregroundRequests);
  foregroundRequests.waitUntilIdle = (maxWait) => {
    starts.push(performance.now());
    return waitUntilIdle(maxWait);
  };
  let listener: (change: ProjectChangeNotification) => void = () => undefined;
  const store = {
    foregroundRequests,
    changes: {
      subscribeToAllProjects: (subscriber: typeof listener) => {
        listener = subscriber;
        return () => undefined;
      },
      onNotificationConnectionReset: () => () => undefined,
    },
  } as unknown as DatabaseStore;
  return {
    store,
    starts,
    changeProject: (projectId: number) => listener({ projectId, version: 1, isDeleted: false }),
  };
}

describe('the times at which events are processed', () => {
  let derivation: NotificationDerivation;
  let server: ReturnType<typeof createStoreWithoutDatabase>;

  beforeEach(async () => {
    jest.useFakeTimers();
    server = createStoreWithoutDatabase();
    derivation = new NotificationDerivation({ store: server.store });
    derivation.start();
    await jest.advanceTimersByTimeAsync(1_000);
    server.starts.length = 0;
  });
  afterEach(async () => {
    await derivation.close();
    jest.useRealTimers();
  });

  it('processes a single change after a short delay', async () => {
    server.changeProject(1);
    await jest.advanceTimersByTimeAsync(NOTIFICATION_DELAY_MS - 1);
    expect(server.starts).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.starts).toHaveLength(1);
  });

  it('processes changes that follow one another together, and the first one within the maximum delay', async () => {
    const start = performance.now();
    for (let elapsed = 0; elapsed < 4 * NOTIFICATION_DELAY_MAX_MS; elapsed += 10) {
      server.changeProject(1);
      await jest.advanceTimersByTimeAsync(10);
    }
    expect(server.starts.length).toBeLessThanOrEqual(5);
    expect(server.starts[0]! - start).toBeLessThanOrEqual(NOTIFICATION_DELAY_MAX_MS);
  });

  it('processes a change without waiting for the retry of a failed one', async () => {
    server.changeProject(1);
    await jest.advanceTimersByTimeAsync(NOTIFICATION_DELAY_MS);
    server.changeProject(2);
    await jest.advanceTimersByTimeAsync(NOTIFICATION_DELAY_MS);
    expect(server.starts).toHaveLength(2);
  });
});
