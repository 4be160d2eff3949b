import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The time, to the minute, or undefined during hydration. It comes in a task
 * of its own: what the studio's clock needs of the browser takes a phone some 50 ms.
 */
export function useNow(): Date | undefined {
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    const tick = () => setMinute(Math.floor(Date.now() / MINUTE));
    const first = setTimeout(tick);
    const timer = setInterval(tick, MINUTE / 4);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return minute === undefined ? undefined : new Date(minute * MINUTE);
}
