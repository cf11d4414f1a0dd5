/** Templates of the first sentences of a demo issue's body. */
import type { DemoIssueKind } from '../project/DemoIssueSubject';

export const DEMO_ISSUE_INTRO_TEMPLATES: Readonly<Record<DemoIssueKind, readonly string[]>> = {
  failure: [
    'Since {I updated to $version|the update to $version|some weeks} $failure {when|whenever} $trigger. {It worked in $good.|I have not seen it in $good.|Older builds seem fine.}',
    '{I noticed|We noticed|Our support noticed} that $failure. It {happens|shows} {when|as soon as|every time} $trigger, {also in a new profile|with and without extensions|on two machines so far}.',
    'On $os with $version $failure. {The trigger seems to be that|As far as I can tell it starts when} $trigger.',
    "$failure. {This|It} {breaks|makes trouble for} {our intranet|a shop that we run|our test suite|my mother's bank|the staging site}, {where|because there} $trigger {all the time|several times a day|quite often}.",
    '{A customer|One of our users|A colleague} reports that $failure {when|if} $trigger. I can {confirm it|see it as well} {with $version|on $os}.',
    '{While I was looking into $issue|While testing something else|Reading the code of $symbol} I found that $failure. {The log says|It comes with} `$error`.',
    '{When|If} $trigger, $failure. {That is not what the standard says.|Other browsers do not do that.|Nothing in the console tells why.|Reloading {helps|does not help}.}',
    '{Not sure whether this belongs here|This may be known already|Sorry if this was reported before}, but $failure. {I think|It looks as if} $symbol {is to blame|does not expect it|is called twice}.',
  ],
  crash: [
    '{The browser|The network process|The tab} crashes {when|as soon as|about one time in $few when} $trigger. {No extension is installed.|It happens in a new profile too.|The crash report has no id.}',
    '{We see|The crash reports show} {about $tens|over $thousands|a few} crashes a day in `$symbol`{, nearly all on $os|, mostly when $trigger|}. {The first one is from build $version.|$good has none.}',
    '{Since|Build} $version {the process exits|I get a crash} {when|whenever} $trigger. {It never happened on $good.|$good is fine.|I can repeat it at will.}',
    '`$symbol` {dereferences a null pointer|reads freed memory|runs into an assertion|reads past the end of its buffer} {when|if} $trigger. {Found with|The sanitizer shows it in} {a debug build|an address sanitizer build|our fuzzer}.',
    '{Crash|Got a crash} on $os {while|right after} {browsing|starting the browser|closing a window}. {I believe|It seems} that $trigger {at that moment|just before}. {The trace is below.|Trace attached below.}',
  ],
  slow: [
    '{Loading|Opening} {our start page|the second page|a large page} takes {$few|$tens} {seconds|times longer} {when|if} $trigger. {A profile shows|The profiler says} that most of it is spent in `$symbol`.',
    '`$symbol` {needs|takes} $ms ms {per call|for every request} on $os {when|if} $trigger. {In $good it was a tenth of that.|That is far over our budget.|On a phone it is much worse.}',
    'With {over $thousands|more than $tens} {entries|requests|tabs} the $thing {becomes|gets} {very slow|a bottleneck}. {Time grows with the square of the number.|One core is busy all the time.|The fan starts.}',
    '{The CPU load|One thread} stays at $tens percent {when|while} $trigger, {long after the page is idle|even if nothing is visible}. {Battery life suffers.|On $good it was near zero.}',
  ],
  leak: [
    'The memory of the {network|browser} process grows by {about $kilobytes KB|some $tens MB} {each time|when} $trigger, and {is never given back|stays until the restart}. {After $hours hours it holds over $few GB.|Closing all tabs does not help.}',
    '{After $hours hours|Over night|In our long-running test} there are $thousands {live|leaked} `$class` objects. {Each|Every one} is kept alive by {a timer|a callback|the list} in `$symbol`.',
    'A heap snapshot shows that `$symbol` {keeps|holds on to} {the old frame|its request|every buffer} {when|after} $trigger. {I counted $tens of them.|The count never goes down.}',
  ],
  hang: [
    '{The window|Everything|The tab} {freezes|stops responding} for $seconds seconds {when|if} $trigger. {All threads|Two threads} wait {in|for} `$symbol`.',
    'Two threads wait for each other: one in `$symbol`, one in `$otherSymbol`. {Happens|I see it} {when|if} $trigger, {about once a day|one time in $tens}.',
    '`$symbol` {never returns|loops for ever} {when|if} $trigger. {Only killing the process helps.|The watchdog ends it after $seconds seconds.}',
  ],
  regression: [
    'In $version $failure. {It still worked in $good.|$good was fine.|The change must lie between $good and $version.}',
    'This is a regression: with $good all is well, with $version $failure {when|if} $trigger. {I bisected it to $commit.|Bisecting is under way.|I could not bisect it yet.}',
    '{After the update|Since we rolled out $version} $failure. {Going back to $good helps.|We had to stop the roll-out.|About $tens people are affected.} {It looks like $issue, which was fixed.|}',
  ],
  flaky: [
    '`$suite.$method` {fails|times out} {about once in $tens runs|in $few percent of the runs} on $os. {It passes when run alone.|Locally I needed $thousands runs to see it.} {Most likely|It seems} $failure {there|sometimes}.',
    'The bots {show|have shown since $version} {a timeout|a failure} in `$suite.$method`{, only on $os|}. It {looks like|may be} a race: the test expects to be done before $trigger.',
  ],
  wish: [
    'It would {help|be a great help} {if one could|to be able to} $wish. {Today|At present} {one has to restart the browser|there is no way to do that|only a command-line switch does it}, {which our users cannot do|and that is easily forgotten|which does not scale}.',
    '{We run|I look after} about $thousands machines {in a school|in a hospital|at a bank|at a university}, and {would like to|need to} $wish. {The usual case is that|It matters most when} $trigger.',
    '{Other browsers|Competitors} {let you|can} $wish; {ours does not|we should as well}. {It came up $few times in the forum.|See also $issue.} The place for it would be {next to the $otherThing|in the settings of $area|$class}.',
    '{When|If} $trigger, {I would like to|it should be possible to} $wish. {Even an experimental flag would do.|A policy would be enough.|I would be glad to write a patch.}',
  ],
  chore: [
    '`$class` has grown to {over $thousands lines|$few jobs at once}. {Before|To fix} $issue we should {clean up|take apart} `$method`, {which also cares for|mixed up with} the $otherThing. No change in behaviour {is meant|expected}.',
    '{Nobody knows|It is not written down} {when|how often} `$symbol` {is called|may fail}. {Let us add|We need} {a test|a metric|a comment} for the case that $trigger, {then|and only then} change it.',
    'Follow-up of $issue: {remove the old path|drop the flag|move the rest} of the $thing. {The new one has been on for $months months.|Telemetry shows no difference.} {Takes|Should take} {an hour|a day|about $few days}.',
  ],
  question: [
    '{I could not find|The documentation does not say} what should happen {when|if} $trigger. {Here|On $os} $failure, {and I wonder if that is meant|which surprised me}. {Is there a setting?|Who could know?|What is the idea behind it?}',
    '{We would like to|I try to} $wish, {but cannot find how|without luck so far}. {Is that possible with $version?|Does anyone do that?} {The log shows `$error`.|}',
  ],
};
