/** The one line of an issue. */
import { TITLE_LENGTH_MAX } from '../../../../shared/limits';
import type { Matter } from '../Subject';
import { capitalized } from '../template';
import type { Voice } from './Voice';

const TITLES: Readonly<Record<Matter, readonly string[]>> = {
  failure: [
    '$failure {when|if} $trigger',
    '$failure {when|whenever|once} $trigger',
    '$failure on $os {when|if} $trigger',
    '{$os|$version}: $failure',
    '$failure ($error)',
    '$failure, $error {in the log|on $os}',
    '$symbol: $failure',
    'when $trigger, $failure',
    '{Wrong result|Unexpected behaviour} of $symbol {when|if} $trigger',
    '$error {when|whenever|each time} $trigger',
    '$class: $failure {when|if} $trigger',
    '$method() {does the wrong thing|gives up too early|answers twice|is called too late} {when|if} $trigger',
  ],
  crash: [
    'Crash in $symbol {when|if|as soon as} $trigger',
    'Crash {when|whenever} $trigger: {null|dangling|stale} pointer in $symbol',
    '$symbol {crashes|dies|aborts} {when|if} $trigger',
    '{Use after free|Out-of-bounds read|Failed assertion|Null dereference|Stack overflow} in $symbol',
    '{Use after free|Failed assertion|Access violation} in $symbol {on $os|when $trigger}',
    '$os: {network process|browser process|tab} crashes {when|after} $trigger',
    'Assertion `!{pending|closed|busy|waiting}_` in $symbol {on $os|when $trigger}',
    '$version crashes in $symbol {on $os|on shutdown|at start}',
    'SIGSEGV in $symbol {when|if} $trigger',
    'Panic in $symbol: {index out of range|unwrap on a missing value|already borrowed} when $trigger',
  ],
  slow: [
    '$symbol takes $ms ms {when|if} $trigger',
    '{High|Constant} CPU load in $symbol {when|while} $trigger',
    '$class is $few times slower {than in $good|since $version}',
    '{Slow|Sluggish} $thing {when|if} $trigger',
    '$symbol {blocks|holds up} the {main|network} thread for $ms ms',
    '{Page loads|Start|Reload} $few times slower on $os {when|if} $trigger',
    '$thing: quadratic time in the number of {entries|requests|tabs}',
    '$symbol {copies|scans} everything {for each call|when $trigger}',
  ],
  leak: [
    '$class leaks $kilobytes KB {when|each time} $trigger',
    'Memory {grows without bound|is never given back} {when|if} $trigger',
    '$symbol {keeps|holds} a reference to {its owner|the frame|a closed tab}',
    '{Handle|Descriptor|Socket} leak in $symbol {on $os|when $trigger}',
    '$thing {keeps growing|is never emptied} {on $os|when $trigger}',
    '$tens MB more for every {hour|reload} in $class',
    'Leaked $class objects {after $hours hours|when $trigger}',
  ],
  hang: [
    '{Browser|Tab|Network process} hangs for $seconds seconds {when|if} $trigger',
    'Deadlock between $symbol and $otherSymbol',
    '{Deadlock|Endless loop|Livelock} in $symbol {when|if} $trigger',
    '$symbol never returns {on $os|when $trigger}',
    'UI freezes in $symbol {when|if} $trigger',
    '$os: everything waits for $symbol {after|when} $trigger',
    '$thing {blocks|waits} forever {on $os|when $trigger}',
  ],
  regression: [
    'Regression in $version: $failure',
    '$failure since $version',
    '[regression] $failure {when|if} $trigger',
    'Worked in $good: $failure',
    '$version {broke|breaks} $method() {when|if} $trigger',
    '$failure again (fixed in $good)',
    'Regression: $error {when|whenever} $trigger',
  ],
  flaky: [
    'Flaky test: $suite.$method {fails|times out} on $os',
    '$suite.$method {fails|times out} about once in $tens runs',
    'Disable $suite.$method on $os until $thing is fixed',
    '$suite: {timeout|wrong order|leak report} {when|if} $trigger',
    'Test bots on $os: $failure in $suite.$method',
  ],
  wish: [
    '$wish',
    '{Option to|Allow users to|Let policy|A way to} $wish',
    '{Please|It should be possible to} $wish',
    '$wish on $os',
    '$wish {when|if} $trigger',
    'Feature request: $wish',
    '{Add a setting to|Make it easy to} $wish {on $os|in private windows|for each profile}',
    '$class should $wish',
  ],
  chore: [
    '{Split|Simplify|Clean up|Untangle} $symbol',
    'Replace $class by {a state machine|a plain function|something testable}',
    'Move $thing {off the main thread|into its own file|out of $class}',
    'Write tests for $symbol {when|if} $trigger',
    'Remove the {flag|old code path} for $thing',
    'Document {how|when} $symbol {is called|may fail|is cancelled}',
    'Measure how long $symbol takes {on $os|when $trigger}',
    '{Rename|Merge} $class and $otherSymbol',
    'Count how often $failure',
    'Check {thread safety|lifetime|error handling} of $symbol',
  ],
  question: [
    'Is it expected that $failure?',
    'How is $thing {supposed|meant} to work {when|if} $trigger?',
    'Which setting {controls|governs} $thing {on $os|in $version}?',
    'Why does $symbol run {when|if} $trigger?',
    'Is there a way to $wish?',
    'What does $error mean {when|if} $trigger?',
    'Can $thing be switched off {on $os|when $trigger}?',
  ],
};

/** A title in one line, within the limit that holds for titles written by hand. */
export function titleOf(voice: Voice): string {
  const title = capitalized(voice.sayOne(TITLES[voice.scene.subject.matter]));
  return title.length > TITLE_LENGTH_MAX ? title.slice(0, TITLE_LENGTH_MAX) : title;
}
