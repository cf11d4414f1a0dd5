import { ISSUE_TITLE_LENGTH_MAX } from '../../../shared/limits';
import type { DemoIssueKind } from '../project/DemoIssueSubject';
import { capitalize } from './template';
import type { DemoTextGenerator } from './DemoTextGenerator';

const DEMO_ISSUE_TITLE_TEMPLATES: Readonly<Record<DemoIssueKind, readonly string[]>> = {
  failure: [
    '$failure {when|if} $trigger',
    '$failure {when|whenever|once} $trigger',
    '$failure on $os {when|if} $trigger',
    '{$os|$version}: $failure',
    '$failure ($error {on $os|in $symbol})',
    '$failure, {$error in the log|$error on $os|log ends in $symbol}',
    '$symbol: $failure',
    'when $trigger, $failure{ in $version| on $os|}',
    '{Wrong result|Unexpected behaviour} of $symbol {when|if} $trigger',
    '$error {from $symbol|on $os} {when|whenever|each time} $trigger',
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
    '{the |}$thing: quadratic time in the number of {entries|requests|tabs}',
    '$symbol {copies|scans} everything {for each call|when $trigger}',
  ],
  leak: [
    '$class leaks $kilobytes KB {when|each time} $trigger',
    'Memory {grows without bound|is never given back} {when|if} $trigger',
    '$symbol {keeps|holds} a reference to {its owner|the frame|a closed tab}',
    '{Handle|Descriptor|Socket} leak in $symbol {on $os|when $trigger}',
    '{the |}$thing {keeps growing|is never emptied} {on $os|when $trigger}',
    '$tens MB more for every {hour|reload|tab} in $symbol',
    'Leaked $class objects {after $hours hours on $os|when $trigger}',
  ],
  hang: [
    '{Browser|Tab|Network process} hangs for $seconds seconds {when|if} $trigger',
    'Deadlock between $symbol and $otherSymbol',
    '{Deadlock|Endless loop|Livelock} in $symbol {when|if} $trigger',
    '$symbol never returns {on $os|when $trigger}',
    'UI freezes in $symbol {when|if} $trigger',
    '$os: everything waits for $symbol {after|when} $trigger',
    '{the |}$thing {blocks|waits} forever {on $os|when $trigger}',
  ],
  regression: [
    'Regression in $version: $failure',
    '$failure since $version {on $os|when $trigger}',
    '[regression] $failure {when|if} $trigger',
    'Worked in $good: $failure',
    '$version {broke|breaks} $method() {when|if} $trigger',
    '$failure again (fixed in $good)',
    'Regression: $error {on $os |}{when|whenever} $trigger {since|in} $version',
  ],
  flaky: [
    'Flaky test: $suite.$method {fails|times out} on $os',
    '$suite.$method {fails|times out} about once in $tens runs',
    'Disable $suite.$method on $os until the $thing is fixed',
    '$suite: {timeout|wrong order|leak report} {when|if} $trigger',
    'Test bots on $os: $failure in $suite.$method',
  ],
  wish: [
    '$wish {when|if|as soon as} $trigger',
    '{Option to|Allow users to|Let policy|A way to} $wish {when|if} $trigger',
    '{Please|It should be possible to} $wish {on $os|without a restart of $class|when $trigger}',
    '$wish on $os{, as $good did|, at least for the $thing|}',
    'Feature request: $wish {when|if} $trigger',
    '{Add a setting to|Make it easy to} $wish {on $os|when $trigger|without touching the $thing}',
    '$class should $wish {when|if} $trigger',
  ],
  chore: [
    '{Split|Simplify|Clean up|Untangle} $symbol {and|before we touch} $otherSymbol',
    'Replace $class by {a state machine|a plain function|something testable} in $otherSymbol',
    'Move {the |}$thing {off the main thread|into its own file|out of $class} on $os',
    'Write tests for $symbol {when|if} $trigger',
    'Remove the {flag|old code path} for {the |}$thing {from $symbol|on $os}',
    'Document {how|when} $symbol {is called|may fail|is cancelled} {when|if} $trigger',
    'Measure how long $symbol takes {on $os|when $trigger}',
    '{Rename|Merge} $class and $otherSymbol {after $good|once the $thing is gone}',
    'Count how often $failure {on $os|when $trigger}',
    'Check {thread safety|lifetime|error handling} of $symbol {on $os|when $trigger}',
  ],
  question: [
    'Is it expected that $failure {on $os|when $trigger}?',
    'How is the $thing {supposed|meant} to work {when|if} $trigger?',
    'Which setting {controls|governs} the $thing {on $os|in $version}?',
    'Why does $symbol run {when|if} $trigger?',
    'Is there a way to $wish {on $os|when $trigger}?',
    'What does $error mean {when|if} $trigger?',
    'Can the $thing be switched off {on $os|when $trigger}?',
  ],
};

/** Generates the title of an issue, at most ISSUE_TITLE_LENGTH_MAX long. */
export function generateDemoIssueTitle(texts: DemoTextGenerator): string {
  const title = capitalize(
    texts.renderRandomTemplate(DEMO_ISSUE_TITLE_TEMPLATES[texts.context.subject.kind]),
  );
  return title.length > ISSUE_TITLE_LENGTH_MAX ? title.slice(0, ISSUE_TITLE_LENGTH_MAX) : title;
}
