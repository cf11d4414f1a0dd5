import type { Rule } from 'eslint';

declare const walls: Rule.RuleModule;
export default walls;
