import { List } from 'lucide-react';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { buildOpenIssuesHref } from '../navigation/hrefs';
import { SidebarLink } from './SidebarLink';

function renderSidebarLink(address: string) {
  const element = <SidebarLink to={buildOpenIssuesHref('NET')} icon={List} label="Issues" count="1,845" />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return screen.getByRole('link', { name: /^Issues/ });
}

test.each([
  ['/projects/NET/issues', 'page'],
  ['/projects/NET/issues?q=is%3Aclosed', 'page'],
  ['/projects/NET/issues/12', 'true'],
  ['/projects/NETS/issues', null],
])('the link to the open issues is marked at %s as %s', (address, current) => {
  const link = renderSidebarLink(address);
  expect(link.getAttribute('href')).toBe('/projects/NET/issues?q=is%3Aopen');
  expect(link.getAttribute('aria-current')).toBe(current);
});
