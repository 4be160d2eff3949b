import { styled } from 'styled-components';
import { Badge } from '#components/Badge/Badge.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Layout = styled.div<{ $stacked: boolean }>`
  display: grid;
  gap: ${theme.space[8]};
  align-items: center;

  ${media.desktop} {
    grid-template-columns: ${({ $stacked }) =>
      $stacked ? 'none' : 'minmax(0, 4fr) minmax(0, 5fr)'};
    gap: ${({ $stacked }) => ($stacked ? theme.space[8] : theme.space[16])};
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

export const Videos = styled.div<{ $stacked: boolean }>`
  display: grid;
  gap: ${theme.space[6]};

  ${media.tablet} {
    grid-template-columns: ${({ $stacked }) => ($stacked ? '1fr 1fr' : 'none')};
  }
`;

export const QuoteCard = styled.figure`
  position: relative;
  display: grid;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[3]};
  padding: ${theme.space[6]};
  border-radius: ${shape.card};
  background: ${theme.color.honeyPale};

  > svg {
    width: 1.75rem;
    height: 1.75rem;
    color: ${theme.color.honeyInk};
  }
  blockquote {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.lead};
    line-height: 1.45;
  }
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
    font-weight: 600;
  }
`;

export const SampleBadge = styled(Badge)`
  border: 1px dashed currentcolor;
`;

export const ChannelLink = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
`;
