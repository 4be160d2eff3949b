import { addons } from 'storybook/preview-api';
import { configure, expect, getConfig } from 'storybook/test';
import { ASSERTIONS_SKIPPED } from './review.ts';

let skipping = false;
let isInstalled = false;
let waits = 0;
const failures = new WeakSet<object>();

function onFailure(error: unknown): undefined {
  if (typeof error === 'object' && error !== null) failures.add(error);
  // `waitFor` needs the error to retry until its assertion passes or times out.
  if (!skipping || waits > 0) throw error;
}

/** Wraps the matchers and waits of `storybook/test`, which has no option to skip assertions. */
function wrapAssertions() {
  isInstalled = true;
  const matchers = Object.getPrototypeOf(expect(undefined)) as object;
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(matchers))) {
    const matcher: unknown = property.value;
    if (typeof matcher !== 'function' || name === 'constructor') continue;
    Object.defineProperty(matchers, name, {
      ...property,
      value(this: unknown, ...args: unknown[]): unknown {
        try {
          const result: unknown = matcher.apply(this, args);
          return result instanceof Promise ? result.catch(onFailure) : result;
        } catch (error) {
          return onFailure(error);
        }
      },
    });
  }
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async <T>(wait: (...args: unknown[]) => Promise<T>): Promise<T> => {
      waits += 1;
      try {
        return await asyncWrapper(wait);
      } catch (error) {
        if (skipping && failures.has(error as object)) return undefined as T;
        throw error;
      } finally {
        waits -= 1;
      }
    },
  });
}

/**
 * Runs the next story's `play` without its assertions: they expect the story without toolbar
 * choices. The play still fails when an element that it waits for does not appear.
 */
export function skipAssertions(skip: boolean): void {
  skipping = skip;
  if (skip && !isInstalled) wrapAssertions();
  addons.getChannel().emit(ASSERTIONS_SKIPPED, skip);
}
