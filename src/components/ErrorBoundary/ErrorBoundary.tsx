import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  /** The part's name in the console: 'cart button'. */
  part: string;
  /** Rendered instead of a part that failed, as it was prerendered. Nothing by default. */
  fallback?: ReactNode;
  /** The part, or a function that computes it and may throw. */
  children: ReactNode | (() => ReactNode);
};

/**
 * Keeps the error of one part from replacing the page (ruling 67). Catches what a part throws while
 * it renders, in its effects and while its code loads, but not in its event handlers.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(`The ${this.props.part} failed and was left out:`, error);
  }

  override render() {
    const { part, fallback = null, children } = this.props;
    if (!this.state.failed) {
      return typeof children === 'function' ? <Computed compute={children} /> : children;
    }
    return fallback && <ErrorBoundary part={`${part}'s fallback`}>{fallback}</ErrorBoundary>;
  }
}

/** Computes the children below the boundary, which does not catch its own errors. */
function Computed({ compute }: { compute: () => ReactNode }) {
  return compute();
}
