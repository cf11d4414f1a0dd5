/**
 * The fixed mix of queries of the search benchmark: dense and sparse filters, alone and combined, over the
 * demo's names. Forty queries with filters (one of them also with a word), twenty with words.
 */
export const FILTER_QUERIES: readonly string[] = [
  '',
  'is:open',
  'is:closed',
  'state:Untriaged',
  'state:"In review"',
  'category:dropped',
  'type:bug',
  'type:question is:open',
  'priority:urgent',
  'priority:>=high is:open',
  'no:priority is:open',
  'label:crash',
  'label:"top crash" is:open',
  'label:crash label:regression',
  'label:"data loss","security"',
  'label:component::sockets',
  'label:component::* is:open',
  'label:needs::info is:open',
  'label:antivirus',
  'label:component::quic label:platform::ios',
  '-label:crash is:open',
  'no:label',
  'no:assignee is:open',
  'assignee:admin',
  'assignee:@me is:open',
  'author:reporter',
  'author:sofia is:open',
  'commenter:triager is:open',
  'mentions:@me',
  'milestone:12.0',
  'milestone:19.3 is:open',
  'no:milestone is:open',
  'created:2015',
  'created:2012-03 is:closed',
  'updated:<30d',
  'created:>90d is:open',
  'comments:>10',
  'votes:>=20 is:open',
  'has:duplicates is:open',
  '(label:crash OR label:hang) timeout is:open -priority:low',
];

export const WORD_SEARCH_QUERIES: readonly string[] = [
  'crash ',
  'proxy timeout ',
  'cache is:open ',
  'EvictionPolicy::trim ',
  'certificate expired label:component::tls ',
  '"access violation" ',
  'in:title memory leak ',
  'connection reset -proxy ',
  'sock',
  'websocket OR quic ',
  'timeout label:component::proxy ',
  'memory leak type:bug is:open ',
  'handshake failed priority:>=high ',
  'in:title crash created:2020 ',
  'stack overflow -recursion ',
  'dns resolver author:reporter ',
  'null pointer assignee:@me ',
  'freeze no:assignee ',
  'download res',
  'regression milestone:19.3 ',
];

export const BENCH_QUERIES: readonly string[] = [...FILTER_QUERIES, ...WORD_SEARCH_QUERIES];

const WARM_UP_TERMS: readonly string[] = [
  'type:feature',
  'created:2016',
  'label:feature',
  'milestone:13.0 is:open',
  'dns ',
  'no:label is:open',
  'memory ',
  'author:admin',
  'updated:<60d',
  'priority:low',
  'certificate is:open ',
  'assignee:triager',
  'comments:>5',
  'type:bug is:open',
  'socket ',
  'votes:>10',
  'crash reset ',
  'label:security',
  'closed:2018',
  '-label:hang',
];

/**
 * Sixty queries that are not in the mix. They run before the first responses to the queries of the mix are measured.
 */
export const WARM_UP_QUERIES: readonly string[] = [0, 1, 2].flatMap((number) =>
  WARM_UP_TERMS.map((terms) => `${terms} number:>${number}`),
);
