import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

const ignore = () => undefined;

/** Begins to load code that is likely to be used; its use deals with a failure. */
export const warm = (load: () => Promise<unknown>) => void load().catch(ignore);

export type DeferredProps = {
  wanted: boolean;
  load: () => Promise<ComponentType>;
  /** Called when the code does not come: the next time it is wanted, it loads again. */
  onFail?: () => void;
  /** Shown until it has come. */
  children?: ReactNode;
};

/** A component whose code loads when it is first wanted. */
export function Deferred({ wanted, load, onFail = ignore, children }: DeferredProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    if (wanted && !Loaded) load().then((component) => setLoaded(() => component), onFail);
  }, [wanted, Loaded, load, onFail]);
  return Loaded ? <Loaded /> : children;
}
