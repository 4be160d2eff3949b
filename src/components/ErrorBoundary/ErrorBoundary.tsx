import { Component, type ReactNode } from 'react';

export type ErrorBoundaryProps = {
  /** The part's name in the console: 'cart button'. */
  part: string;
  /** Rendered instead of a part that failed, as it was prerendered. Nothing by default. */
  fallback?: ReactNode;
  /** The part, or a function that computes its text and may throw. */
  children: ReactNode | (() => string | undefined);
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

/**
 * Computes the text below the boundary, which does not catch its own errors. In an element of its
 * own: React would change a text node that a translator has replaced.
 */
function Computed({ compute }: { compute: () => string | undefined }) {
  const text = compute();
  return text ? <span>{text}</span> : null;
}
