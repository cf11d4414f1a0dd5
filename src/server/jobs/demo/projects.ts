/** The projects of the demo. */
import type { Area } from './areas/Area';
import { NETWORK } from './areas';

export interface DemoProject {
  key: string;
  name: string;
  description: string;
  areas: readonly Area[];
  issues: number;
}

export const mainProject = (key: string, issues: number): DemoProject => ({
  key,
  name: 'Network',
  description:
    'Everything between a page and the wire: sockets, TLS, HTTP, the cache, cookies and the tools to see them.',
  areas: NETWORK,
  issues,
});

export const SIDE_PROJECTS: readonly DemoProject[] = [];
