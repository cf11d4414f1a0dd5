/** Whether this install shows a generated tracker: such a one says so on every screen. */
import { hasSetting } from '../store/read/settings';
import type { Reader } from './Reader';

/** The setting that the demo's generator leaves; see jobs/demo/demoState. */
const DEMO = 'demo';

export const isDemo = (reader: Reader): Promise<boolean> => hasSetting(reader.store.db, DEMO);
