/** `npm run screenshots`: takes the documentation's pictures from a demo tracker. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ensureBuilt } from '../../cli/launch/ensureBuilt';
import { launchBrowser } from '../browser/launchBrowser';
import { setBrowserSessionCookie, getDemoUserSessionCookie } from '../browser/signIn';
import { startServer } from '../browser/startServer';
import { encodeIndexedPng } from './encodeIndexedPng';

const SCREENSHOT_VIEWPORT_SIZE = { width: 1440, height: 900 };
const DOCUMENTATION_IMAGES_FOLDER = 'docs/images';

interface ScreenshotDefinition {
  name: string;
  theme: 'light' | 'dark';
  openScreen(page: Page, url: string): Promise<void>;
}

const SCREENSHOTS: readonly ScreenshotDefinition[] = [
  { name: 'list-light', theme: 'light', openScreen: openIssueList },
  { name: 'list-dark', theme: 'dark', openScreen: openIssueList },
  { name: 'issue-light', theme: 'light', openScreen: openIssueScreen },
  { name: 'issue-dark', theme: 'dark', openScreen: openIssueScreen },
];

void main();

async function main(): Promise<void> {
  if (!ensureBuilt(path.resolve('.')))
    throw new Error('The build failed, so there is nothing to take pictures of.');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'winnow-screenshots-'));
  const server = await startServer({ dataDir, demo: 20_000 });
  const browser = await launchBrowser();
  try {
    await mkdir(DOCUMENTATION_IMAGES_FOLDER, { recursive: true });
    for (const picture of SCREENSHOTS) await takeScreenshot(browser, server.url, picture);
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function takeScreenshot(
  browser: Browser,
  url: string,
  { name, theme, openScreen }: ScreenshotDefinition,
): Promise<void> {
  const context = await browser.newContext({
    viewport: SCREENSHOT_VIEWPORT_SIZE,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await setBrowserSessionCookie(context, url, await getDemoUserSessionCookie(url));
  const page = await context.newPage();
  await openScreen(page, url);
  const pixels = await decodePngPixels(page, await page.screenshot());
  const file = path.join(DOCUMENTATION_IMAGES_FOLDER, `${name}.png`);
  const png = encodeIndexedPng(SCREENSHOT_VIEWPORT_SIZE.width, SCREENSHOT_VIEWPORT_SIZE.height, pixels);
  await writeFile(file, png);
  console.log(`${file}: ${Math.round(png.length / 1024)} KiB`);
  await context.close();
}

async function openIssueList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/projects/NET/issues`);
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().waitFor();
  await page.waitForTimeout(1000);
}

async function openIssueScreen(page: Page, url: string): Promise<void> {
  await openIssueList(page, url);
  const address = new URL(page.url());
  address.search = `?q=${encodeURIComponent('comments:4..12 type:bug')}`;
  await page.goto(address.href);
  await page.getByRole('grid', { name: 'Issues' }).getByRole('link').first().click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(1000);
}

/** Decodes a screenshot's PNG in the browser that took it. */
async function decodePngPixels(page: Page, png: Buffer): Promise<Uint8Array> {
  const blank = await page.context().newPage();
  const base64 = await blank.evaluate(async (source) => {
    const blob = await (await fetch(`data:image/png;base64,${source}`)).blob();
    const image = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let i = 0; i < data.length; i += 8192) text += String.fromCharCode(...data.subarray(i, i + 8192));
    return btoa(text);
  }, png.toString('base64'));
  await blank.close();
  return Buffer.from(base64, 'base64');
}
