import type { ProductArea } from '../areas/ProductArea';
import {
  GRAPHICS_PRODUCT_AREAS,
  INSTALLER_PRODUCT_AREAS,
  NETWORK_PRODUCT_AREAS,
  STORAGE_PRODUCT_AREAS,
} from '../areas';

export interface DemoProject {
  key: string;
  name: string;
  description: string;
  areas: readonly ProductArea[];
  issues: number;
}

export const buildMainDemoProject = (key: string, issues: number): DemoProject => ({
  key,
  name: 'Network',
  description:
    'Everything between a page and the wire: sockets, TLS, HTTP, the cache, cookies and the tools to see them.',
  areas: NETWORK_PRODUCT_AREAS,
  issues,
});

/** Small projects that large demos have in addition. */
export const DEMO_SIDE_PROJECTS: readonly DemoProject[] = [
  {
    key: 'STO',
    name: 'Storage',
    description: 'What pages keep: their databases and the space they may take.',
    areas: STORAGE_PRODUCT_AREAS,
    issues: 640,
  },
  {
    key: 'GFX',
    name: 'Graphics',
    description: 'From layers to pixels: compositor, canvas and fonts.',
    areas: GRAPHICS_PRODUCT_AREAS,
    issues: 310,
  },
  {
    key: 'INST',
    name: 'Installer',
    description: 'How it gets onto a machine, stays current and leaves again.',
    areas: INSTALLER_PRODUCT_AREAS,
    issues: 84,
  },
];
