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
