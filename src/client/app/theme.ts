/**
 * Applies the color theme in a separate script that runs before the first paint, so that a dark page does not
 * flash white. (It is not inline, as the content security policy forbids inline scripts.)
 */
import { applyTheme, followSystemTheme, getStoredTheme } from '../ui/theme/theme';

applyTheme(getStoredTheme());
followSystemTheme();
