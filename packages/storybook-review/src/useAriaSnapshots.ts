import { useCallback, useState } from 'react';
import { addons, useChannel } from 'storybook/manager-api';
import { useAsyncValue } from './data.ts';
import { ARIA_SNAPSHOT, type AriaSnapshot } from './review.ts';

const received = new Map<string, string>();

/** Stores the snapshot of each shown story, for a panel that opens later. */
export function storeAriaSnapshots(): void {
  addons
    .getChannel()
    .on(ARIA_SNAPSHOT, ({ id, snapshot }: AriaSnapshot) => received.set(id, snapshot));
}

const fetchBaseline = (id: string) =>
  fetch(`./review/aria-snapshots/${id}.txt`)
    .then(async (response) => (response.ok ? (await response.text()).trimEnd() : undefined))
    .catch(() => undefined);

/** A story's current ARIA snapshot and its baseline. The caller must remount to change `id`. */
export function useAriaSnapshots(id: string, hasBaseline: boolean) {
  const [actual, setActual] = useState(received.get(id));
  const onSnapshot = (message: AriaSnapshot) => message.id === id && setActual(message.snapshot);
  useChannel({ [ARIA_SNAPSHOT]: onSnapshot }, [id]);
  const load = useCallback(
    () => (hasBaseline ? fetchBaseline(id) : Promise.resolve(undefined)),
    [id, hasBaseline],
  );
  return { actual, expected: useAsyncValue(load) };
}
