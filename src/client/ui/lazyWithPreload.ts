import { type ComponentType, createElement, type FunctionComponent } from 'react';

/** A component whose code is loaded when it is first rendered. */
interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Starts loading the code early, on hover or focus. */
  preload: () => void;
}

/** How often `retryFailedLoads` was called. */
let retryCount = 0;

/** Lets lazy components whose code has failed to load try again when they are next rendered. */
export function retryFailedLoads(): void {
  retryCount += 1;
}

/**
 * A component whose code is loaded on demand. In contrast to React's `lazy`, it renders without suspending once its code
 * is loaded, and loads code that has failed to load again: on `preload`, or when it is rendered after `retryFailedLoads`.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failure: { error: unknown; retryCount: number } | undefined;
  const start = (): Promise<void> => {
    failure = undefined;
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        failure = { error, retryCount };
        loading = undefined;
      },
    );
    return loading;
  };
  const Lazy = (props: Props) => {
    if (loaded) return createElement(loaded, props);
    if (failure?.retryCount === retryCount) throw failure.error;
    // Throwing a promise is how a component suspends: React renders it again when the promise has settled.
    const suspension: unknown = start();
    throw suspension;
  };
  return Object.assign(Lazy, { preload: () => void start() });
}
