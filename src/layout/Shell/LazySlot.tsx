import { Component, type ReactNode, Suspense } from 'react';

type LazySlotProps = {
  children: ReactNode;
  /** Rendered if the code fails to load, as when offline. */
  fallback?: ReactNode;
};

/** An error boundary for lazy code, so that a failed load does not break the page. */
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
