import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/**
 * The current time to the minute; undefined during hydration. Set in a task of its own, because
 * hydration is a long one.
 */
export function useNow(): Date | undefined {
  const [minute, setMinute] = useState<number>();
  useEffect(() => {
    const updateMinute = () => setMinute(Math.floor(Date.now() / MINUTE));
    const first = setTimeout(updateMinute);
    const timer = setInterval(updateMinute, MINUTE / 4);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  return minute === undefined ? undefined : new Date(minute * MINUTE);
}
