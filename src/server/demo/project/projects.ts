import type { Area } from '../areas/Area';
import { GRAPHICS, INSTALLER, NETWORK, STORAGE } from '../areas';

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

/** Small projects that large demos have in addition. */
export const SIDE_PROJECTS: readonly DemoProject[] = [
  {
    key: 'STO',
    name: 'Storage',
    description: 'What pages keep: their databases and the space they may take.',
    areas: STORAGE,
    issues: 640,
  },
  {
    key: 'GFX',
    name: 'Graphics',
    description: 'From layers to pixels: compositor, canvas and fonts.',
    areas: GRAPHICS,
    issues: 310,
  },
  {
    key: 'INST',
    name: 'Installer',
    description: 'How it gets onto a machine, stays current and leaves again.',
    areas: INSTALLER,
    issues: 84,
  },
];
