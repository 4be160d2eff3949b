import { useState } from 'react';
import { styled } from 'styled-components';
import { publicFile } from '#lib/publicFile.ts';
import { theme } from '#theme/theme.ts';

const Image = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  background: ${theme.color.paperDeep};
`;

const Placeholder = styled.svg`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  background: ${theme.color.honeyPale};
  color: ${theme.color.honeyInk};
`;

type ProductImageProps = { imageUrl?: string | undefined };

/** A product's square picture; a drawn apple if there is none or it fails to load (Q10). */
export function ProductImage({ imageUrl }: ProductImageProps) {
  const [missing, setMissing] = useState<string>();
  if (!imageUrl || imageUrl === missing) {
    return (
      <Placeholder
        data-placeholder
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M24 18.2c-2.6-2-8.6-2.3-10.5 3-2 5.6 2.2 14.3 6.8 14.3 1.7 0 2.1-.8 3.7-.8s2 .8 3.7.8c4.6 0 8.8-8.7 6.8-14.3-1.9-5.3-7.9-5-10.5-3Z" />
        <path d="M24 18.2c-.2-2.7.6-5 2.2-6.7M26 14.8c3.2.4 5.5-1 6.3-3.8-3-.6-5.4.6-6.3 3.8Z" />
      </Placeholder>
    );
  }
  return (
    <Image
      src={publicFile(imageUrl as `/${string}`)}
      alt=""
      width={480}
      height={480}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(imageUrl)}
    />
  );
}
