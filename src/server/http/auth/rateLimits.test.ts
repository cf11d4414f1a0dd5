import { READS_PER_MINUTE_MAX } from '../../../shared/limits';
import type { Caller } from '../../domain/context/RequestContext';
import { RequestRateLimits } from './rateLimits';

const anonymous: Caller = {
  viewer: null,
  credential: null,
  client: { address: '203.0.113.7', userAgent: null },
};
const admin: Caller = {
  viewer: { id: 1, administrator: true, scope: 'admin' },
  credential: { kind: 'token', id: 1 },
  client: anonymous.client,
};

test('rejects reads beyond the limit per minute, except with tokens of scope admin', async () => {
  const limits = new RequestRateLimits({ adminWrites: 1 });
  for (let n = 0; n < READS_PER_MINUTE_MAX; n++) {
    await limits.countRead(anonymous);
    await limits.countRead(admin);
  }
  await expect(limits.countRead(anonymous)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await limits.countRead(admin);
  await limits.countRead({ ...admin, credential: { kind: 'session', id: 1 } });
});

test('does not limit the projects that an administrator creates', async () => {
  const limits = new RequestRateLimits({ adminWrites: 1 });
  await limits.countCreateProjectAttempts(admin, 1_000);
  const user = { ...admin, viewer: { id: 2, administrator: false, scope: 'admin' as const } };
  await expect(limits.countCreateProjectAttempts(user, 1_000)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  });
});
