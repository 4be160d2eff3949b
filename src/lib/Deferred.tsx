import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const ignoreError = () => undefined;

/** Preloads code and ignores errors: the actual use handles them. */
export const preload = (load: () => Promise<unknown>) => void load().catch(ignoreError);

export type DeferredProps = {
  wanted: boolean;
  load: () => Promise<ComponentType>;
  /** Called when loading fails; the next time `wanted` becomes true, it retries. */
  onFail?: () => void;
  /** Rendered until the component has loaded. */
  children?: ReactNode;
};

/** A component whose code loads when it is first wanted. */
export function Deferred({ wanted, load, onFail = ignoreError, children }: DeferredProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (wanted && !Loaded) load().then((component) => setLoaded(() => component), onFail);
  }, [wanted, Loaded, load, onFail]);
  return Loaded ? <Loaded /> : children;
}
