/** What reports about one part of a product are made of. All strings but names are templates. */
export interface Area {
  /** The label is `component::key`. */
  key: string;
  /** In a sentence, with its article: "the resolver". */
  name: string;
  classes: readonly string[];
  methods: readonly string[];
  /** Noun phrases without an article. */
  things: readonly string[];
  /** Clauses that say what goes wrong. */
  failures: readonly string[];
  /** Clauses that follow "when". */
  triggers: readonly string[];
  /** Infinitives without "to": what people ask for. */
  wishes: readonly string[];
  /** Imperative sentences without the full stop. */
  steps: readonly string[];
  logs: readonly string[];
  settings: readonly string[];
  errors: readonly string[];
}
