import { RandomGenerator } from '../project/RandomGenerator';
import { capitalize, expandTextTemplate } from './template';

const expandTestDemoTemplate = (template: string, fill: (slot: string) => string = () => '') =>
  expandTextTemplate(template, new RandomGenerator(1), fill);

it('picks one of several alternatives, also nested ones', () => {
  const random = new RandomGenerator(7);
  const results = new Set(
    Array.from({ length: 200 }, () => expandTextTemplate('{a|b{1|2}|}c', random, () => '')),
  );
  expect([...results].sort()).toEqual(['ac', 'b1c', 'b2c', 'c']);
});

it('fills slots, with a capital letter for capitalized slot names', () => {
  expect(expandTestDemoTemplate('$name met $Name.', () => 'dana')).toBe('dana met Dana.');
});

it('keeps escaped characters, single dollar signs and bars outside of braces', () => {
  expect(expandTestDemoTemplate('a | b \\{x \\} \\$name $ 5$')).toBe('a | b {x } $name $ 5$');
});

it('throws for an unclosed alternative', () => {
  expect(() => expandTestDemoTemplate('{a|b')).toThrow('unclosed');
});

it('capitalizes the first letter', () => {
  expect(capitalize('élan')).toBe('Élan');
  expect(capitalize('')).toBe('');
});
