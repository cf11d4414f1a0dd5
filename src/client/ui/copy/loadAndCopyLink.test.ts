import { loadAndCopyLink } from './loadAndCopyLink';

jest.mock('./copyLink', () => {
  throw new Error('ChunkLoadError');
});

test('shows the link if the code that copies it cannot be loaded', async () => {
  const shown = new Promise((resolve) => {
    window.prompt = (...texts) => {
      resolve(texts);
      return null;
    };
  });
  loadAndCopyLink('/projects/NET/issues?q=is%3Aopen');
  expect(await shown).toEqual([
    'The link could not be copied:',
    'http://localhost/projects/NET/issues?q=is%3Aopen',
  ]);
});
