import { useEffect, useState } from 'react';
import { addons } from 'storybook/manager-api';
import { ARIA_SNAPSHOT, type AriaSnapshot } from './review.ts';

const received = new Map<string, string>();

/** Stores the snapshot of each shown story, for a panel that opens later. */
export function rememberAriaSnapshots(): void {
  addons
    .getChannel()
    .on(ARIA_SNAPSHOT, ({ id, snapshot }: AriaSnapshot) => received.set(id, snapshot));
}

/** A story's current ARIA snapshot and its baseline. A caller must not change `id`. */
export function useAriaSnapshots(id: string, hasBaseline: boolean) {
  const [actual, setActual] = useState(received.get(id));
  const [expected, setExpected] = useState<string>();
  useEffect(() => {
    const channel = addons.getChannel();
    const receive = (message: AriaSnapshot) => {
      if (message.id === id) setActual(message.snapshot);
    };
    channel.on(ARIA_SNAPSHOT, receive);
    return () => channel.off(ARIA_SNAPSHOT, receive);
  }, [id]);
  useEffect(() => {
    if (!hasBaseline) return undefined;
    const aborted = new AbortController();
    fetch(`./review/aria-snapshots/${id}.txt`, { signal: aborted.signal })
      .then((response) => (response.ok ? response.text() : undefined))
      .then((text) => setExpected(text?.trimEnd()))
      .catch(() => undefined);
    return () => aborted.abort();
  }, [id, hasBaseline]);
  return { actual, expected };
}
