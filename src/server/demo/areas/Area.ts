/** Vocabulary of issues on one part of a product. All strings except names are templates. */
export interface Area {
  /** Second part of the label `component::dns`. */
  key: string;
  /** Name with its article: "the resolver". */
  name: string;
  classes: readonly string[];
  methods: readonly string[];
  /** Noun phrases without an article. */
  things: readonly string[];
  /** Clauses that describe a problem. */
  failures: readonly string[];
  /** Clauses that follow "when". */
  triggers: readonly string[];
  /** Requested features as infinitives without "to". */
  wishes: readonly string[];
  /** Steps to reproduce as imperative sentences without a period. */
  steps: readonly string[];
  logs: readonly string[];
  settings: readonly string[];
  errors: readonly string[];
}
