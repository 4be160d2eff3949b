import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** Preloads code and ignores errors: the actual use handles them. */
export const preload = (load: () => Promise<unknown>) => void load().catch(() => undefined);

export type DeferredProps<Props extends object> = {
  wanted: boolean;
  load: () => Promise<ComponentType<Props>>;
  props?: Props;
  /**
   * Called when loading fails; the next time `wanted` becomes true, it retries. Without it, the
   * error boundary around this component shows its fallback.
   */
  onFail?: () => void;
  /** Rendered until the component has loaded. */
  children?: ReactNode;
};

/** A component whose code loads when it is first wanted. */
export function Deferred<Props extends object>(deferred: DeferredProps<Props>) {
  const { wanted, load, props, onFail, children } = deferred;
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!wanted || Loaded) return;
    const fail = (error: unknown) =>
      setLoaded(() => () => {
        throw error;
      });
    load().then((component) => setLoaded(() => component), onFail ?? fail);
  }, [wanted, Loaded, load, onFail]);
  return Loaded ? <Loaded {...(props as Props)} /> : children;
}
