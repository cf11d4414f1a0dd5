/**
 * A script of its own that blocks the first paint for a moment, so that a dark page never flashes
 * light. (Inline it would be shorter, but the content security policy allows no inline script.)
 */
import { applyTheme, followSystemTheme, storedTheme } from './ui/theme/theme';

applyTheme(storedTheme());
followSystemTheme();
