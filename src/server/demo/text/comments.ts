import { generateDemoCodeSample, generateDemoStackTrace } from './trace';
import type { DemoTextGenerator } from './DemoTextGenerator';

export type DemoCommentKind =
  | 'reporter'
  | 'bystander'
  | 'triage'
  | 'developer'
  | 'verification'
  | 'stale'
  | 'duplicate'
  | 'answer';

const DEMO_COMMENT_TEMPLATES: Readonly<Record<DemoCommentKind, readonly string[]>> = {
  reporter: [
    'Still {there|happens} in $version.',
    '{Yes|Right}, {a new profile|no extension|the default settings}. {The log is|I put the log} at $url.',
    'I tried again with $version on $os: $failure, {same as before|but only when $trigger}.',
    '{Thanks|Thank you} for looking into it! {I can test a build.|Tell me if you need more.|}',
    'With `--disable-features=$class` it does not happen.',
    '{It seems|I found out} that it depends on {the order|timing|the $thing}: {waiting $seconds seconds avoids it|with $few tabs it never happens}.',
    'Sorry, I {meant|mixed up} {$good|$version}; {the rest stands|corrected above}.',
    '{Bisected|I bisected it}: the first bad build is $version, commit `$commit`.',
  ],
  bystander: [
    'Same here, $os, $version.',
    '{Me too|Seeing this as well} on $os{, since $version|, $version|}. {Any news?|A fix would help a lot.|Happy to test.|}',
    'This {hits|affects} us {too|as well}: {about $tens machines|our whole office|a third of our users}, {mostly|always} when $trigger.',
    '{Workaround|For those who wait}: {set|switch off} the $thing and restart.',
    'Not seen on $os with $good{, but I do not use the $otherThing|}.',
    'Could this be {the same as|related to} $issue?',
    'On $os it takes {only|about} $seconds seconds{, then $failure|}.',
    '+1, {we had to go back to $good|this blocks our update}.',
  ],
  triage: [
    '{Could you|Please} {attach a log|try a new profile|try $version|tell your version}? {Without that we cannot go on.|}',
    '{I can see it|Reproduced} with $version on $os. {Moving to the backlog.|Over to the $thing people.|Looks like $class.}',
    'Not able to reproduce on $os with $version; {which proxy do you use?|is anything special about your network?|does it need the $otherThing?}',
    '{Good report, thanks|Thanks for the details}. Marking for the next round{; $mention may know more|}.',
    '$mention, {is this yours|could you have a look}? It seems to come from `$symbol`.',
    'The crash reports have {$tens|over $thousands} of these, {all|mostly} on $os.',
  ],
  developer: [
    'The cause: `$symbol` {assumes|expects} that the $otherThing is ready, which is not so when $trigger.',
    '`$symbol` runs before `$otherSymbol`, so {the state is stale|the check for $error is skipped|nobody holds a reference}.',
    'I have a patch that {defers|guards|drops} `$method` {by one tick|until the $thing is ready|under the lock}; {it passes $thousands runs|tests are running|a review would help}.',
    '{Fix|Change} is up for review: `$commit`. {It also covers $issue.|Needs a test still.|}',
    '{Landed|Merged} as `$commit`, will be in $version. {Backport to be decided.|No backport planned.|}',
    'A bit more involved: the $thing and the $otherThing share {one lock|one timer|the same list}. {I will split them first.|See $issue for that.}',
    '{Not so fast|Careful}: doing this in `$method` would {bring back $issue|block the main thread|cost $ms ms a request}.',
    '$mention do you remember why `$class` {keeps|needs} {the second lock|this timer|a copy}?',
    'Measured: $ms ms before, {$few|$tens} ms after, on $os.',
    "Backport {to $good please|is ready}, this is {a third|$tens percent} of last week's {reports|crashes}.",
  ],
  verification: [
    '{Verified|Confirmed} {with $version on $os|on $os}. {Closing.|Thanks!|}',
    '{Works|Fixed} for me in $version{, thank you|}.',
    'No crash of this kind since $version{, $few days now|}.',
    '{Tested|Checked} $tens times, {all good|not seen again}.',
    'Hmm, I still see it {sometimes|about one time in $tens} with $version{; new issue?|.}',
  ],
  stale: [
    'No answer for $months months, {closing|so I close this}. {Please open a new issue if it is still there.|Reopen if it still happens with $version.}',
    '{Cleaning up|Going through old issues}: {nobody saw this|no report} since $good.',
    'We {will not|do not plan to} change this: {the $thing is about to be replaced|the cost is too high|it works as designed}.',
    '{Cannot|Could not} reproduce with {$version|any current build}, {tried $tens times|also not on $os}.',
  ],
  duplicate: [
    '{This is a|Looks like a|Closing as} duplicate of $canonical: {same frame in `$symbol`|same trigger|same cause}.',
    'Same as $canonical{, please follow there|; adding your details there|}.',
    '{Known|We know this one}: $canonical. {Thanks for the report!|}',
  ],
  answer: [
    'Yes, that is {expected|as designed}: {when|if} $trigger, the $thing {is skipped|has to wait}.',
    'There is a setting for that, {see|look at} {the documentation|the settings} of $area; {restart afterwards|no restart needed}.',
    '`$error` only says that `$method` {gave up|was cancelled}. {Harmless.|Look further up in the log.}',
    '{Not today|No}, but $issue asks for the same.',
  ],
};

/**
 * Generates a comment of about 18 words. Some comments contain code or a quote.
 * @param quotable text to quote from
 */
export function generateDemoCommentText(
  kind: DemoCommentKind,
  texts: DemoTextGenerator,
  quotable: string,
): string {
  const { random } = texts;
  let text = texts.renderRandomTemplate(DEMO_COMMENT_TEMPLATES[kind]);
  if (random.nextBoolean(0.5))
    text += ` ${texts.renderRandomTemplate(DEMO_COMMENT_FOLLOW_UPS_BY_KIND[kind] ?? DEMO_GENERAL_COMMENT_FOLLOW_UPS)}`;
  if (random.nextBoolean(0.06)) text = `> ${extractFirstSentence(quotable)}\n\n${text}`;
  if (kind === 'developer' && random.nextBoolean(0.07)) text += `\n\n${generateDemoCodeSample(texts)}`;
  if (kind === 'bystander' && random.nextBoolean(0.04)) text += `\n\n${generateDemoStackTrace(texts)}`;
  return text.trimEnd();
}

const DEMO_COMMENT_FOLLOW_UPS_BY_KIND: Partial<Record<DemoCommentKind, readonly string[]>> = {
  duplicate: [
    '{The fix there is in review.|That one has the longer discussion.|It has a workaround.}',
    'The title there speaks of {another cause|another system}, but {the trace|the log} is the same.',
  ],
  verification: [
    '{Also on $os.|Including the case of $issue.|The test runs on the bots now.}',
    'I {also|even} let it run for $hours hours {with the old profile|over night|on battery}, {nothing|not a single one}.',
  ],
  stale: [
    '{Should it come back|If it is still there}, a log {from the start of the browser|with `--log-net`} would {help|be needed}.',
    '{Votes and comments stay.|The history stays here for whoever looks for `$error`.|$Issue is the place for ideas.}',
  ],
};

const DEMO_GENERAL_COMMENT_FOLLOW_UPS = [
  'See also $issue, {which has the longer log|where somebody measured it|though the cause may be another}.',
  '{It may take some time.|No promise for the next release.|Let us see what the numbers say after the weekend.}',
  '{It also happens without a proxy|Other networks are fine|Only the first request is affected}, {as far as I can tell|at least here|which surprised me}.',
  'The {relevant|interesting} part of the log is `$error`, {right before|long after} `$method` {is called|returns|gives up}.',
  '{I wonder|Not sure|Nobody knows yet} whether the $otherThing matters{ here|, but it shows up in every log}.',
  '{Reloading|A restart|A new window} {helps for a while|makes no difference}, {until|unless} $trigger.',
  'In {my case|our network} {about one request in $tens|roughly $few percent} {is|are} affected.',
  'What I {did not|forgot to} say: {it is a slow disk|there is a second screen|the profile is $few years old|the machine has $few GB of memory}.',
];

const extractFirstSentence = (text: string): string => /^[^\n]*?[.?!](?=\s|$)|^[^\n]*/.exec(text)![0];
