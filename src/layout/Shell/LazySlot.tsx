import { Component, type ReactNode, Suspense } from 'react';

type LazySlotProps = {
  children: ReactNode;
  /** Shown when the code does not come, as when the visitor is offline. */
  fallback?: ReactNode;
};

/** A place for code that comes later. That it may not come must not take the page along. */
export class LazySlot extends Component<LazySlotProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, fallback = null } = this.props;
    return this.state.failed ? fallback : <Suspense>{children}</Suspense>;
  }
}
