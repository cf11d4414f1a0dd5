/** Product areas of each demo project, in descending order of their number of issues. */
import type { DemoAreaVocabulary } from './DemoAreaVocabulary';
import { authDemoVocabulary } from './auth';
import { cacheDemoVocabulary } from './cache';
import { canvasDemoVocabulary } from './canvas';
import { compositorDemoVocabulary } from './compositor';
import { cookiesDemoVocabulary } from './cookies';
import { databasesDemoVocabulary } from './databases';
import { dnsDemoVocabulary } from './dns';
import { downloadsDemoVocabulary } from './downloads';
import { encodingDemoVocabulary } from './encoding';
import { fetchDemoVocabulary } from './fetch';
import { fontsDemoVocabulary } from './fonts';
import { preloadDemoVocabulary } from './hints';
import { http2DemoVocabulary } from './http2';
import { mediaDemoVocabulary } from './media';
import { offlineDemoVocabulary } from './offline';
import { devtoolsDemoVocabulary } from './panel';
import { proxyDemoVocabulary } from './proxy';
import { quicDemoVocabulary } from './quic';
import { quotaDemoVocabulary } from './quota';
import { setupDemoVocabulary } from './setup';
import { socketsDemoVocabulary } from './sockets';
import { tlsDemoVocabulary } from './tls';
import { updaterDemoVocabulary } from './updater';
import { urlDemoVocabulary } from './url';
import { websocketDemoVocabulary } from './websocket';
import { workersDemoVocabulary } from './workers';

export const NETWORK_DEMO_VOCABULARIES: readonly DemoAreaVocabulary[] = [
  socketsDemoVocabulary,
  cacheDemoVocabulary,
  tlsDemoVocabulary,
  http2DemoVocabulary,
  dnsDemoVocabulary,
  workersDemoVocabulary,
  cookiesDemoVocabulary,
  fetchDemoVocabulary,
  devtoolsDemoVocabulary,
  proxyDemoVocabulary,
  quicDemoVocabulary,
  downloadsDemoVocabulary,
  websocketDemoVocabulary,
  mediaDemoVocabulary,
  preloadDemoVocabulary,
  encodingDemoVocabulary,
  authDemoVocabulary,
  urlDemoVocabulary,
  offlineDemoVocabulary,
];

export const STORAGE_DEMO_VOCABULARIES: readonly DemoAreaVocabulary[] = [
  databasesDemoVocabulary,
  quotaDemoVocabulary,
];

export const GRAPHICS_DEMO_VOCABULARIES: readonly DemoAreaVocabulary[] = [
  compositorDemoVocabulary,
  canvasDemoVocabulary,
  fontsDemoVocabulary,
];

export const INSTALLER_DEMO_VOCABULARIES: readonly DemoAreaVocabulary[] = [
  updaterDemoVocabulary,
  setupDemoVocabulary,
];
