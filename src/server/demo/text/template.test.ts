import { Random } from '../project/Random';
import { capitalized, render } from './template';

const say = (template: string, fill: (slot: string) => string = () => '') =>
  render(template, new Random(1), fill);

it('chooses among alternatives, nested ones too', () => {
  const random = new Random(7);
  const said = new Set(Array.from({ length: 200 }, () => render('{a|b{1|2}|}c', random, () => '')));
  expect([...said].sort()).toEqual(['ac', 'b1c', 'b2c', 'c']);
});

it('fills slots, with a capital where it is asked for', () => {
  expect(say('$name met $Name.', () => 'dana')).toBe('dana met Dana.');
});

it('takes escaped signs, lone ones and what is outside of braces literally', () => {
  expect(say('a | b \\{x \\} \\$name $ 5$')).toBe('a | b {x } $name $ 5$');
});

it('refuses an alternative without an end', () => {
  expect(() => say('{a|b')).toThrow('unclosed');
});

it('capitalizes', () => {
  expect(capitalized('élan')).toBe('Élan');
  expect(capitalized('')).toBe('');
});
