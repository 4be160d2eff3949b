import { useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Picture, type PictureProps } from '#components/Picture/Picture.tsx';
import { Handle, Seam, Stack, START } from './BeforeAfter.styles.ts';

type Side = Pick<PictureProps, 'name' | 'alt'> & { caption: string };

export type BeforeAfterProps = {
  /** The accessible name of the range input: 'Compare the two pictures'. */
  label: string;
  before: Side;
  after: Side;
  sizes: string;
};

/**
 * Compares two pictures of one subject with a draggable handle, a native range input (ruling 58).
 */
export function BeforeAfter(props: BeforeAfterProps) {
  const halves = (
    <Stack>
      <Sides {...props} />
    </Stack>
  );
  return (
    <ErrorBoundary part="comparison of two pictures" fallback={halves}>
      <Comparison {...props} />
    </ErrorBoundary>
  );
}

function Sides({ before, after, sizes }: BeforeAfterProps) {
  return [before, after].map(({ name, alt, caption }, index) => (
    <figure key={name}>
      <Picture name={name} alt={alt} sizes={sizes} priority={index === 0} />
      <figcaption>{caption}</figcaption>
    </figure>
  ));
}

function Comparison(props: BeforeAfterProps) {
  const { label, before, after } = props;
  const stack = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState(START);

  const moveDivider = () => {
    const next = Number(handle.current?.value);
    setAt(next);
    // Not a `style` prop: the content security policy blocks style attributes in prerendered
    // markup.
    stack.current?.style.setProperty('--at', String(next / 100));
  };
  // The visitor moved it before hydration, or the browser restored its value.
  useEffect(() => {
    if (handle.current?.value !== String(START)) moveDivider();
  }, []);

  return (
    <Stack ref={stack}>
      <Sides {...props} />
      <Handle
        ref={handle}
        type="range"
        defaultValue={START}
        aria-label={label}
        aria-valuetext={`${at}% ${before.caption}, ${100 - at}% ${after.caption}`}
        onChange={moveDivider}
      />
      <Seam aria-hidden="true" />
    </Stack>
  );
}
