import { styled } from 'styled-components';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

export const Line = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: start;
  padding-block: ${theme.space[4]};

  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

export const Thumbnail = styled.div`
  grid-row: span 3;
  overflow: hidden;
  border-radius: ${shape.field};

  [data-unsold] > & {
    opacity: 0.55;
    filter: saturate(0.4);
  }
`;

export const Name = styled.h3`
  font-size: ${theme.size.h4};
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

export const Remove = styled(IconButton)`
  --over: ${theme.color.applePale};
  margin: -0.5rem -0.5rem 0 0;
  color: ${theme.color.inkSoft};

  ${media.hover} {
    &:hover {
      color: ${theme.color.appleDeep};
    }
  }
  ${media.print} {
    display: none;
  }
`;

export const Price = styled.p`
  grid-column: 2 / -1;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

export const Amount = styled.div`
  grid-column: 2 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[1]};
  font-variant-numeric: tabular-nums;

  > strong {
    font-weight: 650;
  }
`;

export const Note = styled.p`
  grid-column: 1 / -1;
  justify-self: start;
  margin-block-start: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.honeyPale};
  color: ${theme.color.honeyInk};
  font-size: ${theme.size.small};
  font-weight: 600;
`;
