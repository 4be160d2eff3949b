import { useEffect, useRef, useState } from 'react';
import { Picture, type PictureProps } from '#components/Picture/Picture.tsx';
import { Handle, Seam, Stack } from './BeforeAfter.styles.ts';

type Side = Pick<PictureProps, 'name' | 'alt'> & { caption: string };

export type BeforeAfterProps = {
  /** What the handle is for: 'Compare the two pictures'. */
  label: string;
  before: Side;
  after: Side;
  sizes: string;
};

/** Percent of the width that the first picture has at the start. */
const MIDDLE = 50;

/** Two pictures of one thing with a handle between them, a native range (ruling 58). */
export function BeforeAfter({ label, before, after, sizes }: BeforeAfterProps) {
  const stack = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(MIDDLE);

  const move = () => {
    const next = Number(handle.current?.value);
    setAt(next);
    // Not as an attribute: the security policy refuses one in prerendered markup.
    stack.current?.style.setProperty('--at', String(next / 100));
  };
  // Moved before hydration, or restored by the browser.
  useEffect(() => {
    if (handle.current?.value !== String(MIDDLE)) move();
  }, []);

  return (
    <Stack ref={stack}>
      {[before, after].map(({ name, alt, caption }, index) => (
        <figure key={name}>
          <Picture name={name} alt={alt} sizes={sizes} priority={index === 0} />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
      <Handle
        ref={handle}
        type="range"
        defaultValue={MIDDLE}
        aria-label={label}
        aria-valuetext={`${at}% ${before.caption}, ${100 - at}% ${after.caption}`}
        onChange={move}
      />
      <Seam />
    </Stack>
  );
}
