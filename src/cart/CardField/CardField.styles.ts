import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { theme } from '#theme/theme.ts';

export const Heading = styled.h3`
  margin-block-end: ${theme.space[2]};
`;

/** Reserves the field's height, so that nothing shifts when it loads. */
export const Place = styled.div`
  display: grid;
  min-height: 93px;

  > * {
    grid-area: 1 / 1;
    align-self: center;
  }
`;

export const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  color-scheme: light;

  &[data-state='loading'],
  &[data-state='slow'],
  &[data-state='failed'] {
    visibility: hidden;
    height: 93px;
  }
  /* The height that banks' 3-D Secure pages need. */
  &[data-state='challenge'] {
    height: min(600px, 70vh);
  }
  &:focus-visible {
    border-radius: ${shape.field};
    outline-offset: 2px;
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  line-height: 1.45;

  &:not(:empty) {
    margin-block-start: ${theme.space[3]};
  }
  &[role='alert'] > p {
    color: ${theme.color.apple};
    font-weight: 600;
  }
`;
