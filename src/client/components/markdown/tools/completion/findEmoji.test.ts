import { findEmoji } from './EmojiCompletion';

jest.mock('markdown-it-emoji/lib/data/full.mjs', () => ({ __esModule: true, default: {} }));

const DATA = { smile: '😄', smiley: '😃', sweat_smile: '😅', unsmiling: '😐', '+1': '👍', thumbsup: '👍' };

test('finds the whole name first, then the start of the name, of a word, and other parts', () => {
  expect(findEmoji(DATA, 'smile').map(({ name }) => name)).toEqual(['smile', 'smiley', 'sweat_smile']);
  expect(findEmoji(DATA, 'smil').map(({ name }) => name)).toEqual([
    'smile',
    'smiley',
    'sweat_smile',
    'unsmiling',
  ]);
});

test('finds an emoji with two names once', () => {
  expect(findEmoji({ ...DATA, thumb: '👍' }, 'thumb')).toEqual([{ name: 'thumb', emoji: '👍' }]);
});
