import { render } from '@testing-library/react';
import { createLucideIcon, type LucideProps } from 'lucide-react';
import createIcon from './createIcon';

const SHAPE = {
  name: 'sample',
  size: 24,
  node: [
    ['path', { d: 'M12 2v20', key: 'a' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
  ],
} satisfies { name: string; size: number; node: [string, object][] };

const readAttributes = (element: Element): unknown => [
  element.tagName,
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  [...element.children].map(readAttributes),
];

it.each<[string, LucideProps]>([
  ['without properties', {}],
  ['with a size, a stroke width and a color', { size: 14, strokeWidth: 2.25, color: 'red' }],
  ['with a class', { className: 'small' }],
  ['with a style and a test id', { style: { margin: 2 }, 'data-part': 'x' } as LucideProps],
  ['hidden', { 'aria-hidden': true }],
  ['with a name', { 'aria-label': 'Sample' }],
  ['with a role', { role: 'img' }],
])('renders the same elements as lucide-react %s', (_, props) => {
  const Original = createLucideIcon(SHAPE.name, SHAPE.node as never);
  const Replacement = createIcon(SHAPE);
  const [original, replacement] = [
    render(<Original {...props} />),
    render(<Replacement {...(props as object)} />),
  ].map(({ container }) => readAttributes(container.firstElementChild!));
  expect(replacement).toEqual(original);
});
