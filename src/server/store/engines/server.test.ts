import { ServerDatabaseEngine } from './server';

const url = process.env.TEST_DATABASE_URL;
/** Milliseconds, longer than the connection timeout. */
const BLOCK_MS = 10_500;

(url ? test : test.skip)(
  'connects although the thread is blocked for longer than the time for a connection',
  async () => {
    const connecting = ServerDatabaseEngine.connectToServer(url!);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BLOCK_MS);
    await (await connecting).close();
  },
  30_000,
);

test('reports a server that does not answer', async () => {
  await expect(ServerDatabaseEngine.connectToServer('postgres://127.0.0.1:1/x')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});
