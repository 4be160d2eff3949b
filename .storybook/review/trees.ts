import { addons } from 'storybook/manager-api';
import { useEffect, useState } from 'react';
import { TREE_READ, type TreeRead } from './review.ts';

const read = new Map<string, string>();

/** Remembers what is read aloud of each story that shows, for a panel that opens later. */
export function rememberTrees(): void {
  addons.getChannel().on(TREE_READ, ({ id, tree }: TreeRead) => read.set(id, tree));
}

/** What is read aloud of a story now, and what was when it was last kept. One story for each caller. */
export function useTrees(id: string, isKept: boolean) {
  const [now, setNow] = useState(read.get(id));
  const [kept, setKept] = useState<string>();
  useEffect(() => {
    const channel = addons.getChannel();
    const hear = (heard: TreeRead) => {
      if (heard.id === id) setNow(heard.tree);
    };
    channel.on(TREE_READ, hear);
    let gone = false;
    const asked = isKept ? fetch(`./review/trees/${id}.txt`) : Promise.reject(new Error('none'));
    void asked
      .then((response) => (response.ok ? response.text() : undefined))
      .then((tree) => {
        if (!gone) setKept(tree?.trimEnd());
      })
      .catch(() => undefined);
    return () => {
      gone = true;
      channel.off(TREE_READ, hear);
    };
  }, [id, isKept]);
  return { now, kept };
}
