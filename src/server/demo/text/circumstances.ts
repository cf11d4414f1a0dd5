import type { DemoTextGenerator } from './DemoTextGenerator';

/** Renders when and where the problem occurs, and what the reporter tried. */
export const generateDemoProblemCircumstances = (texts: DemoTextGenerator): string =>
  texts.renderRandomTemplate([
    '{I tried|So far I tried} {a new profile|another network|the latest nightly|a wired line}, {without any change|which did not help|and it is the same}. {What does help is|Only one thing helps:} {a restart|waiting $minutes minutes|closing the other tabs}, {until|and then} it {comes back|starts again} {the next day|after $hours hours|when I least need it}.',
    '{It is worse|It shows more often} {on slow networks|with many tabs|over the VPN|in the morning, when everybody starts work}; {on a fast line|in a fresh window|with the panel open} I {hardly ever|never} see it.',
    'The {machine|laptop} has {$few GB of memory|two network cards|a docking station}, the {profile|installation} is {$months months|$few years} old{, and nothing else on it has such trouble|}. {A colleague beside me with the same setup does not see it.|Two colleagues see the same.}',
    '{Looking at|Going by} the log, `$otherSymbol` is called {twice|$few times|before the answer is there}, and the {second|last} call {finds the $otherThing empty|returns `$error`|changes the state again}. {I may be wrong about the order.|That cannot be right.|Maybe that is the cause.}',
    '{It started|I first saw it} {about $months months ago|after a clean install|when we moved to $os}. {Then|Back then} it was {once a week|rare}; now it is {several times a day|nearly every time}, {so that people complain|and we cannot ignore it any more}.',
    '{To be clear|Just to be sure}: the server is {not overloaded|the same as before|our own}, and {curl|another browser} {gets the right answer|has no trouble} from {the same machine|the same address} {at the same time|within $ms ms}.',
    '{Sometimes|In about $few cases of ten} the {page|request} {recovers|goes on} after $seconds seconds; {otherwise|else} {only closing the tab helps|it stays like that|one has to start again}.',
  ]);

/** Renders a reason for a feature request or a task. */
export const generateDemoFeatureRequestReason = (texts: DemoTextGenerator): string =>
  texts.renderRandomTemplate([
    '{The reason|The background}: {support|our help desk|the test team} {gets|sees} {about $tens cases a month|one case a day} in which {it turns out that |}$failure, and {nobody can tell why|it takes $hours hours to find out}. {With this it would be a matter of minutes.|This would settle most of them.}',
    'I {imagine|could imagine} {a check box|a line in the menu|a switch} beside the $otherThing, {off by default|on by default in nightly builds}, {and a policy of the same name|with a short text that says what it does}.',
    '{Earlier attempts|The first attempt} ({$issue|see $issue}) {failed|stopped} because `$otherSymbol` {held the lock|ran on the wrong thread|was called from too many places}. {That is no longer so.|Since $good that has changed.|We can now do better.}',
    '{It must not|This should not} make {the usual case|start-up|the first request} slower: {today|at present} it takes about $ms ms. {A benchmark for it exists.|I would add a benchmark first.}',
    '{People|Users} {get around it by|help themselves with} {a second profile|an extension|a script that restarts the browser}, {which breaks when|and that fails as soon as} $trigger.',
  ]);
