/** The parts of each demo product; those with the most reports first. */
import type { Area } from './Area';
import { auth } from './auth';
import { cache } from './cache';
import { cookies } from './cookies';
import { dns } from './dns';
import { downloads } from './downloads';
import { encoding } from './encoding';
import { fetch } from './fetch';
import { hints } from './hints';
import { http2 } from './http2';
import { media } from './media';
import { offline } from './offline';
import { panel } from './panel';
import { proxy } from './proxy';
import { quic } from './quic';
import { sockets } from './sockets';
import { tls } from './tls';
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
