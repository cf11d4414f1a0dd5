import { describeEachDatabaseEngine } from '../../../testing/databases';
import { insertSmallIssueTracker } from '../../../testing/smallTracker';
import { ProjectChangeFeed } from './ProjectChangeFeed';

describeEachDatabaseEngine('the feed of a project without changes', (open) => {
  it('returns the same message to all subscribers at a version, and caches a bounded number of versions', async () => {
    const store = await open();
    const { netId } = await insertSmallIssueTracker(store);
    const feed = new ProjectChangeFeed(store, netId);
    await feed.loadEventsSince(null);
    const never = 1_000_000;
    const told = feed.getProjectChangeSince(never, 0, 0);
    expect(told?.reset).toBe(true);
    expect(feed.getProjectChangeSince(never, 0, 0)).toBe(told);
    for (let since = 1; since <= 1_000; since++) feed.getProjectChangeSince(never + since, 0, 0);
    expect(feed.getProjectChangeSince(never, 0, 0)).not.toBe(told);
    feed.close();
  });
});
