import type { CDPSession, Page } from 'playwright-core';
import { type BenchResult, createSingleValueResult } from '../support/measure';

const SCROLLED_ROW_COUNT = 100_000;

/**
 * Measures the JavaScript heap after garbage collection, and the number of records in Relay's store, after
 * 100,000 rows were scrolled past.
 */
export async function measureBrowserMemory(page: Page): Promise<BenchResult[]> {
  const session = await page.context().newCDPSession(page);
  const before = await measureHeapMegabytes(session);
  await page.getByRole('grid', { name: 'Issues' }).hover();
  for (let passed = 0; passed < SCROLLED_ROW_COUNT; passed += 50) {
    await page.mouse.wheel(0, 50 * 36);
    await page.waitForTimeout(10);
  }
  await page.evaluate(() => window.bench.waitUntilPainted(window.bench.areRowsPainted));
  await page.waitForTimeout(2000);
  const note = `after ${SCROLLED_ROW_COUNT.toLocaleString('en')} rows`;
  return [
    createSingleValueResult('browser', 'JavaScript heap before scrolling', 'MB', before),
    createSingleValueResult('browser', 'JavaScript heap', 'MB', await measureHeapMegabytes(session), note),
    createSingleValueResult('browser', 'Relay records', 'records', await countRelayRecords(session), note),
  ];
}

async function measureHeapMegabytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Relay's store is the only Map with a key `client:root`. */
async function countRelayRecords(session: CDPSession): Promise<number> {
  const prototype = await session.send('Runtime.evaluate', { expression: 'Map.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.result.objectId!,
  });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: `function () {
      return Math.max(0, ...this.filter((map) => map.has('client:root')).map((map) => map.size));
    }`,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId! });
  return Number(result.value);
}
