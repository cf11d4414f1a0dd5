import { useEffect, useState } from 'react';

/** Returns the remaining seconds of a countdown, rounded up, and a function that starts it with a time in ms. */
export function useCountdown(): [seconds: number, start: (ms: number) => void] {
  const [until, setUntil] = useState<number | null>(null);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => {
      const left = Math.ceil((until - Date.now()) / 1_000);
      setSeconds(Math.max(left, 0));
      if (left <= 0) setUntil(null);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (ms: number) => {
    setUntil(Date.now() + ms);
    setSeconds(Math.ceil(ms / 1_000));
  };
  return [seconds, start];
}
