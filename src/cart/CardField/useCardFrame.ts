import { useCallback, useEffect, useRef, useState } from 'react';
import { parseFromFrame, type CardOutcome, type Purchase, type ToFrame } from './cardMessages.ts';
import type { CardSource } from './cardSource.ts';

export type CardState = 'loading' | 'slow' | 'ready' | 'challenge' | 'failed';

/** Milliseconds to wait for a token, not counting a 3-D Secure challenge. */
const TOKEN_TIMEOUT = 60_000;

/** State and height of the card field's frame, and functions to tokenize the card and to reload. */
export function useCardFrame({ connect, slowAfter }: CardSource) {
  const [state, setState] = useState<CardState>('loading');
  const [height, setHeight] = useState<number>();
  /** Used as the frame's key: a retry creates a new frame. */
  const [attempt, setAttempt] = useState(0);
  const port = useRef<MessagePort>(undefined);
  const settle = useRef<(outcome: CardOutcome) => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const resolveToken = useCallback((outcome: CardOutcome) => {
    clearTimeout(timer.current);
    settle.current?.(outcome);
    settle.current = undefined;
  }, []);
  const waitForToken = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => resolveToken({ problem: 'unavailable' }), TOKEN_TIMEOUT);
  }, [resolveToken]);

  useEffect(() => {
    const slow = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), slowAfter);
    return () => clearTimeout(slow);
  }, [attempt, slowAfter]);

  // After unmount the frame can't respond, so end a pending request.
  useEffect(() => () => resolveToken({ problem: 'unavailable' }), [resolveToken]);

  const onLoad = useCallback(
    (frame: HTMLIFrameElement) => {
      port.current?.close();
      const ours = connect(frame);
      port.current = ours;
      ours.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = parseFromFrame(data);
        switch (message?.type) {
          case 'ready':
            setState('ready');
            break;
          case 'failed':
            setState('failed');
            resolveToken({ problem: 'unavailable' });
            break;
          case 'height':
            setHeight(message.height);
            break;
          case 'challenge':
            setState(message.active ? 'challenge' : 'ready');
            // No timeout while the visitor responds to the bank.
            if (message.active) clearTimeout(timer.current);
            else if (settle.current) waitForToken();
            break;
          case 'token':
            resolveToken({ token: message.token });
            break;
          case 'refused':
            resolveToken({ problem: message.problem });
            break;
        }
      };
    },
    [connect, resolveToken, waitForToken],
  );

  const tokenize = useCallback(
    (purchase: Purchase) =>
      new Promise<CardOutcome>((resolve) => {
        resolveToken({ problem: 'unavailable' });
        settle.current = resolve;
        waitForToken();
        port.current?.postMessage({ type: 'tokenize', purchase } satisfies ToFrame);
      }),
    [resolveToken, waitForToken],
  );

  const retry = useCallback(() => {
    setState('loading');
    setAttempt((last) => last + 1);
  }, []);

  return { state, height, attempt, onLoad, tokenize, retry };
}
