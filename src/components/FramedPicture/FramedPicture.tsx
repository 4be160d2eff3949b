import { styled } from 'styled-components';
import { Picture } from '#components/Picture/Picture.tsx';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

/** A picture that stands on its own beside a page's first words, cut by hand like a card. */
export const FramedPicture = styled(Picture)`
  border-radius: ${shape.picture};
  box-shadow: ${theme.shadow.high};
  object-fit: cover;
`;
