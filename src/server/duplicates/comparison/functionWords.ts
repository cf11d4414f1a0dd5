/** English function words, which are common in all texts and therefore not shown as shared words. */
const FUNCTION_WORDS = new Set(
  `a about after again all also although always am an and another any anyone anything are aren around as at back be became
  because become been before being below between both but by can cannot cant could couldn did didn do does doesn doing don
  done down due during each either else enough etc even ever every everything few for from further get gets getting give given
  go goes going gone got had has hasn have haven having he her here hers him his how however i if in instead into is isn it its
  itself just keep keeps later least less let like ll look looks lot made make makes making many may maybe me might mine more
  most much must my myself need needs neither never new no nobody none nor not nothing now of off often ok okay on once one only
  onto or other others otherwise our ours out over own per perhaps please put quite rather re really s said same say says see
  seem seems seen shall she should shouldn since so some someone something sometimes soon still such sure t take takes than
  thank thanks that the their theirs them then there these they thing things think this those though through thus till to too
  toward try trying two under unless until up upon us use used uses using ve very via want wants was wasn way we well went were
  weren what when where whether which while who whom whose why will with within without won would wouldn yes yet you your yours`
    .trim()
    .split(/\s+/),
);

/** Whether a lower-case word has only a grammatical function, such as "the" and "would". */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORDS.has(word);
