import type { DemoAreaVocabulary } from './DemoAreaVocabulary';

export const quotaDemoVocabulary: DemoAreaVocabulary = {
  key: 'quota',
  name: 'the quota manager',
  classes: ['QuotaManager', 'UsageTracker', 'BucketTable', 'EvictionRound', 'PersistPrompt'],
  methods: ['reserve', 'measure', 'evict', 'request_persist', 'delete_bucket', 'refresh', 'estimate'],
  things: [
    'usage estimate',
    'eviction round',
    'bucket table',
    'persistence prompt',
    'disk watcher',
    'site data dialog',
  ],
  failures: [
    'the estimate is {off by $few GB|never updated|negative}',
    'data of a {persistent|visited} site is {evicted|deleted} first',
    'the prompt for persistence {never appears|appears at every visit}',
    'deleting site data {leaves|misses} {workers|blobs|$tens MB} behind',
    'measuring {takes $seconds seconds|reads every file} at start',
    'sites {get no space|hit their limit} with $tens GB free',
    'private windows {report|use} the quota of normal ones',
    'the site list {shows|repeats} {opaque origins|the same site}',
  ],
  triggers: [
    'the disk is {shared with another user|almost full}',
    'a site stores over $few GB',
    'the clock was wrong at the last visit',
    'the site data dialog is open',
    '$tens sites are cleared at once',
    'the profile was copied from {another machine|a backup}',
  ],
  wishes: [
    'sort the sites by the space they take',
    'keep data of chosen sites',
    'set the limit by policy',
    'show what will be deleted before it is',
  ],
  steps: [
    'Fill the disk up to $tens MB',
    'Store $few GB from the test page',
    'Open the site data dialog',
    'Run `navigator.storage.estimate()`',
  ],
  logs: [
    'quota: usage=$thousands MB limit=$thousands MB',
    'quota: evicting bucket $thousands idle $tens days',
    'quota: measured $tens sites in $ms ms',
  ],
  settings: ['quota.share_of_disk = 0.$few', 'quota.persist = "ask"', 'quota.measure_at_start = false'],
  errors: ['QuotaExceededError', 'ERR_FILE_NO_SPACE', 'InvalidStateError'],
};
