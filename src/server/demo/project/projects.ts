import type { DemoAreaVocabulary } from '../areas/DemoAreaVocabulary';
import {
  GRAPHICS_DEMO_VOCABULARIES,
  INSTALLER_DEMO_VOCABULARIES,
  NETWORK_DEMO_VOCABULARIES,
  STORAGE_DEMO_VOCABULARIES,
} from '../areas';

export interface DemoProject {
  key: string;
  name: string;
  description: string;
  areas: readonly DemoAreaVocabulary[];
  issues: number;
}

export const buildMainDemoProject = (key: string, issues: number): DemoProject => ({
  key,
  name: 'Network',
  description:
    'Everything between a page and the wire: sockets, TLS, HTTP, the cache, cookies and the tools to see them.',
  areas: NETWORK_DEMO_VOCABULARIES,
  issues,
});

/** Small projects that large demos have in addition. */
export const DEMO_SIDE_PROJECTS: readonly DemoProject[] = [
  {
    key: 'STO',
    name: 'Storage',
    description: 'What pages keep: their databases and the space they may take.',
    areas: STORAGE_DEMO_VOCABULARIES,
    issues: 640,
  },
  {
    key: 'GFX',
    name: 'Graphics',
    description: 'From layers to pixels: compositor, canvas and fonts.',
    areas: GRAPHICS_DEMO_VOCABULARIES,
    issues: 310,
  },
  {
    key: 'INST',
    name: 'Installer',
    description: 'How it gets onto a machine, stays current and leaves again.',
    areas: INSTALLER_DEMO_VOCABULARIES,
    issues: 84,
  },
];
