import { styled } from 'styled-components';
import { Picture } from '#components/Picture/Picture.tsx';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

/** A single picture with an irregular, card-like outline, beside a page's introduction. */
export const FramedPicture = styled(Picture)`
  border-radius: ${shape.picture};
  box-shadow: ${theme.shadow.high};
  object-fit: cover;
`;
