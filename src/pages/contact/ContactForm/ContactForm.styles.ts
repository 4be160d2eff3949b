import { styled } from 'styled-components';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${theme.space[5]};
`;

export const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};

  > button {
    min-width: min(12rem, 100%);
  }
  > p {
    flex: 1 1 16rem;
    color: ${theme.color.leafDeep};
    font-weight: 600;
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${theme.space[5]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Summary = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]};
  border: 2px solid ${theme.color.apple};
  border-radius: ${shape.card};
  background: ${theme.color.applePale};

  > p {
    font-weight: 650;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    color: ${theme.color.appleDeep};
  }
`;

/** Hidden from people; bots that fill in every field reveal themselves. */
export const Honeypot = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
