import graphics from '../vocabulary/graphics.json';
import installer from '../vocabulary/installer.json';
import network from '../vocabulary/network.json';
import storage from '../vocabulary/storage.json';

/**
 * Vocabulary for generating demo issues about one part of a product. All strings except names are templates.
 */
export interface DemoAreaVocabulary {
  /** Value of the scoped label that marks the area's issues: `dns` in `component::dns`. */
  key: string;
  /** The area's name with its article: "the resolver". */
  name: string;
  classes: readonly string[];
  methods: readonly string[];
  /** Things that issues of the area are about, as noun phrases without an article. */
  things: readonly string[];
  /** Clauses that describe a problem. */
  failures: readonly string[];
  /** Circumstances of a problem, as clauses that follow "when". */
  triggers: readonly string[];
  /** Requested features as infinitives without "to". */
  wishes: readonly string[];
  /** Steps to reproduce as imperative sentences without a period. */
  steps: readonly string[];
  logs: readonly string[];
  settings: readonly string[];
  errors: readonly string[];
}

export interface DemoProject {
  key: string;
  name: string;
  description: string;
  /** The areas, in descending order of the number of their issues. */
  areas: readonly DemoAreaVocabulary[];
  issues: number;
}

export const buildMainDemoProject = (key: string, issues: number): DemoProject => ({
  ...network,
  key,
  issues,
});

/** Small projects that large demos have in addition. */
export const DEMO_SIDE_PROJECTS: readonly DemoProject[] = [
  { ...storage, key: 'STO', issues: 640 },
  { ...graphics, key: 'GFX', issues: 310 },
  { ...installer, key: 'INST', issues: 84 },
];
