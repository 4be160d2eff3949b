import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { Picture, type PictureProps } from '#components/Picture/Picture.tsx';
import { Handle, HANDLE_REM, Seam, Stack, START } from './BeforeAfter.styles.ts';

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
  // On an iPhone, a range input follows only its thumb; here a drag may begin anywhere.
  const moveTo = ({ currentTarget: input, clientX }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = input.getBoundingClientRect();
    const thumb = HANDLE_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
    input.value = String(Math.round((100 * (clientX - left - thumb / 2)) / (width - thumb)));
    moveDivider();
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
        onClick={moveTo}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
      />
      <Seam aria-hidden="true" />
    </Stack>
  );
}
