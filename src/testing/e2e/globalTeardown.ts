export { stopSharedE2eServers as default } from './globalSetup';
