/** Product areas of each demo project, in descending order of their number of issues. */
import type { ProductArea } from './ProductArea';
import { authProductArea } from './auth';
import { cacheProductArea } from './cache';
import { canvasProductArea } from './canvas';
import { compositorProductArea } from './compositor';
import { cookiesProductArea } from './cookies';
import { databasesProductArea } from './databases';
import { dnsProductArea } from './dns';
import { downloadsProductArea } from './downloads';
import { encodingProductArea } from './encoding';
import { fetchProductArea } from './fetch';
import { fontsProductArea } from './fonts';
import { preloadProductArea } from './hints';
import { http2ProductArea } from './http2';
import { mediaProductArea } from './media';
import { offlineProductArea } from './offline';
import { devtoolsProductArea } from './panel';
import { proxyProductArea } from './proxy';
import { quicProductArea } from './quic';
import { quotaProductArea } from './quota';
import { setupProductArea } from './setup';
import { socketsProductArea } from './sockets';
import { tlsProductArea } from './tls';
import { updaterProductArea } from './updater';
import { urlProductArea } from './url';
import { websocketProductArea } from './websocket';
import { workersProductArea } from './workers';

export const NETWORK_PRODUCT_AREAS: readonly ProductArea[] = [
  socketsProductArea,
  cacheProductArea,
  tlsProductArea,
  http2ProductArea,
  dnsProductArea,
  workersProductArea,
  cookiesProductArea,
  fetchProductArea,
  devtoolsProductArea,
  proxyProductArea,
  quicProductArea,
  downloadsProductArea,
  websocketProductArea,
  mediaProductArea,
  preloadProductArea,
  encodingProductArea,
  authProductArea,
  urlProductArea,
  offlineProductArea,
];

export const STORAGE_PRODUCT_AREAS: readonly ProductArea[] = [databasesProductArea, quotaProductArea];

export const GRAPHICS_PRODUCT_AREAS: readonly ProductArea[] = [
  compositorProductArea,
  canvasProductArea,
  fontsProductArea,
];

export const INSTALLER_PRODUCT_AREAS: readonly ProductArea[] = [updaterProductArea, setupProductArea];
