import { describeEachEngine } from '../../../testing/databases';
import { loadSmallTracker } from '../../../testing/smallTracker';
import { ProjectFeed } from './ProjectFeed';

describeEachEngine('the feed of a project without changes', (open) => {
  it('returns the same message to all subscribers at a version, and caches a bounded number of versions', async () => {
    const store = await open();
    const { netId } = await loadSmallTracker(store);
    const feed = new ProjectFeed(store, netId);
    await feed.load(null);
    const never = 1_000_000;
    const told = feed.changeSince(never, 0);
    expect(told?.reset).toBe(true);
    expect(feed.changeSince(never, 0)).toBe(told);
    for (let since = 1; since <= 1_000; since++) feed.changeSince(never + since, 0);
    expect(feed.changeSince(never, 0)).not.toBe(told);
    feed.close();
  });
});
