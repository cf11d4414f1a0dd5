/** Attached files: pasted, dropped and rejected in a comment, and shown without being executed. */
import type { Page } from 'playwright-core';
import { SMALL_PNG } from '../fileForm';
import { getIssuePath, prepareSharedServerBrowser } from './shared';

const { open } = prepareSharedServerBrowser();

const locateCommentComposer = (page: Page) => page.getByRole('textbox', { name: 'Comment' }).last();

async function openIssuePage(number: number, expected?: RegExp): Promise<Page> {
  const { page } = await open(getIssuePath(number), expected ? { expected } : {});
  await locateCommentComposer(page).waitFor();
  return page;
}

/** Pastes or drops a file onto the comment field, as the browser does. */
async function passFile(
  page: Page,
  kind: 'paste' | 'drop',
  { name, type, bytes }: { name: string; type: string; bytes: number[] },
): Promise<void> {
  await locateCommentComposer(page).evaluate(
    (field, { kind, name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const options = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { kind, name, type, bytes },
  );
}

test('a pasted image is shown in the comment; the text around it stays', async () => {
  const page = await openIssuePage(41);
  const field = locateCommentComposer(page);
  await field.fill('Before  after');
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(7, 7));
  await passFile(page, 'paste', { name: 'shot.png', type: 'image/png', bytes: [...SMALL_PNG] });
  await page.waitForFunction(
    (element) => (element as HTMLTextAreaElement).value.includes('/files/'),
    await field.elementHandle(),
  );
  expect(await field.inputValue()).toMatch(/^Before !\[shot\.png\]\(\/files\/[\w-]+\/shot\.png\) after$/);
  await field.press('ControlOrMeta+Enter');
  const image = page.getByRole('img', { name: 'shot.png' });
  await image.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (element) => (element as HTMLImageElement).naturalWidth === 2,
    await image.elementHandle(),
  );
  expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['2', '1']);
});

test('a draft that is restored after a reload during an upload names the file', async () => {
  const page = await openIssuePage(45, /Failed to load resource|net::ERR/);
  // The upload never ends.
  await page.route('**/files', () => undefined);
  const field = locateCommentComposer(page);
  await field.fill('See ');
  await field.press('End');
  await passFile(page, 'paste', { name: 'shot.png', type: 'image/png', bytes: [...SMALL_PNG] });
  await page.getByRole('progressbar', { name: 'Uploading shot.png' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await locateCommentComposer(page).focus();
  await page.getByRole('list', { name: 'Interrupted uploads' }).getByText('shot.png').waitFor();
  await page.getByRole('button', { name: 'Remove shot.png' }).click();
  expect((await field.inputValue()).trim()).toBe('See');
  await field.fill('');
});

test('an HTML file named .png is rejected; under another name, it becomes a download link', async () => {
  const page = await openIssuePage(42, /422/);
  const field = locateCommentComposer(page);
  await field.fill('See ');
  await field.press('End');
  const html = '<!doctype html><title>pwned</title><script>document.title = "pwned"</script>';
  const bytes = [...Buffer.from(html)];
  await passFile(page, 'drop', { name: 'page.png', type: 'image/png', bytes });
  await page.getByRole('alert').getByText('page.png does not contain an image.').waitFor();
  await page.getByRole('button', { name: 'Remove page.png' }).click();
  expect((await field.inputValue()).trim()).toBe('See');
  await field.fill('See ');
  await field.press('End');
  await passFile(page, 'drop', { name: 'page.html', type: 'text/html', bytes });
  await page.waitForFunction(
    (element) => (element as HTMLTextAreaElement).value.includes('/files/'),
    await field.elementHandle(),
  );
  const text = await field.inputValue();
  expect(text).toMatch(/^See \[page\.html\]\(\/files\/[\w-]+\/page\.html\)$/);
  const url = /\((.*)\)/.exec(text)![1]!;
  const download = page.waitForEvent('download');
  await page.evaluate((address) => window.open(address), url);
  await (await download).cancel();
  const headers = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return [response.headers.get('content-type'), response.headers.get('content-disposition')];
  }, url);
  expect(headers[0]).toBe('application/octet-stream');
  expect(headers[1]).toMatch(/^attachment; /);
});

test.each(['../../etc/shot.png', '..\\..\\Windows\\shot.png'])(
  'of the file name %s, only the part after the path is used',
  async (name) => {
    const page = await openIssuePage(44);
    const field = locateCommentComposer(page);
    await field.fill('See ');
    await field.press('End');
    await passFile(page, 'drop', { name, type: 'image/png', bytes: [...SMALL_PNG] });
    await page.waitForFunction(
      (element) => (element as HTMLTextAreaElement).value.includes('/files/'),
      await field.elementHandle(),
    );
    const text = await field.inputValue();
    expect(text).toMatch(/^See !\[shot\.png\]\(\/files\/[\w-]+\/shot\.png\)$/);
    const response = await page.request.get(new URL(/\((.*)\)/.exec(text)![1]!, page.url()).href);
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
    await field.fill('');
  },
);

test('a file of 26 MiB is rejected with its limit; the text stays and can be sent without the file', async () => {
  const page = await openIssuePage(43, /413/);
  const field = locateCommentComposer(page);
  await field.fill('The log is');
  await field.press('End');
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'huge.log', mimeType: 'text/plain', buffer: Buffer.alloc(26 * 1_048_576) });
  await page.getByRole('alert').getByText('larger than 25 MB').waitFor();
  await field.press('ControlOrMeta+Enter');
  await page.getByText('Wait until all files are uploaded, or remove them.').waitFor();
  await page.getByRole('button', { name: 'Remove huge.log' }).click();
  expect(await field.inputValue()).toBe('The log is');
  await field.press('ControlOrMeta+Enter');
  await page.locator('[id^=comment-]').filter({ hasText: 'The log is' }).waitFor();
});
