/**
 * jest environment: jsdom plus browser APIs that it lacks. There is no layout: sizes are zero unless a test
 * sets them, and observers never fire.
 */
const { TestEnvironment } = require('jest-environment-jsdom');
const { disableAsyncContexts } = require('./asyncContexts');

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A matchMedia that matches no media query: no reduced motion, no dark scheme, no narrow screen. */
function matchMedia(media) {
  return {
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  };
}

const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'fetch',
  'structuredClone',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // For test files of the `node` project that need a DOM: Node loads their packages and the server's modules (see
    // processModule.js), which are TypeScript.
    this.global.requireInProcess = (file) => {
      require('../register');
      return require(file);
    };
    const { window } = this.dom;
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.Uint8Array = Uint8Array;
    window.ResizeObserver ??= SilentObserver;
    window.IntersectionObserver ??= SilentObserver;
    window.matchMedia ??= matchMedia;
    window.requestIdleCallback ??= (run) =>
      window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 1);
    window.cancelIdleCallback ??= (id) => window.clearTimeout(id);
    window.Element.prototype.scrollIntoView ??= () => {};
    window.Element.prototype.scrollTo ??= () => {};
    window.scrollTo = () => {};
    window.CSS ??= { escape: (text) => text.replace(/[^\w-]/g, '\\$&'), supports: () => false };
  }

  async teardown() {
    await super.teardown();
    disableAsyncContexts();
  }
};
