/** Product areas of each demo project, in descending order of their number of issues. */
import type { Area } from './Area';
import { auth } from './auth';
import { cache } from './cache';
import { canvas } from './canvas';
import { compositor } from './compositor';
import { cookies } from './cookies';
import { databases } from './databases';
import { dns } from './dns';
import { downloads } from './downloads';
import { encoding } from './encoding';
import { fetch } from './fetch';
import { fonts } from './fonts';
import { hints } from './hints';
import { http2 } from './http2';
import { media } from './media';
import { offline } from './offline';
import { panel } from './panel';
import { proxy } from './proxy';
import { quic } from './quic';
import { quota } from './quota';
import { setup } from './setup';
import { sockets } from './sockets';
import { tls } from './tls';
import { updater } from './updater';
import { url } from './url';
import { websocket } from './websocket';
import { workers } from './workers';

export const NETWORK: readonly Area[] = [
  sockets,
  cache,
  tls,
  http2,
  dns,
  workers,
  cookies,
  fetch,
  panel,
  proxy,
  quic,
  downloads,
  websocket,
  media,
  hints,
  encoding,
  auth,
  url,
  offline,
];

export const STORAGE: readonly Area[] = [databases, quota];

export const GRAPHICS: readonly Area[] = [compositor, canvas, fonts];

export const INSTALLER: readonly Area[] = [updater, setup];
