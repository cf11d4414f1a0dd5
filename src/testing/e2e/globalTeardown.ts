export { tearDown as default } from './globalSetup';
