import { useQuery } from '@tanstack/react-query';
import { ArrowDown } from 'lucide-react';
import { styled } from 'styled-components';
import { servicesQuery } from '#api/services.ts';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { servicesContent } from '#content/pages/services.ts';
import { media, theme } from '#theme/theme.ts';

const { ultrasound, planner, dna, addOns } = servicesContent;

const anchors = [
  { id: 'ultrasound-packages', label: ultrasound.heading },
  { id: 'peek-planner', label: planner.heading },
  { id: 'dna-testing', label: dna.heading },
  { id: '8k-hyperreal', label: addOns.heading },
];

/* Never wider than the page, however long the labels are. */
const Root = styled.nav`
  max-width: calc(100vw - 2 * ${theme.gutter});
`;

const JumpList = styled.ul`
  display: flex;
  gap: ${theme.space[2]};
  overflow-x: auto;
  /* Contains visually hidden text, which would otherwise widen the page. */
  position: relative;
  /* On phones, one row to swipe that extends to the screen's edges. */
  margin-inline: calc(-1 * ${theme.gutter});
  &&& {
    padding: ${theme.space[1]} ${theme.gutter};
  }
  ${media.tablet} {
    flex-wrap: wrap;
    overflow: visible;
    margin-inline: 0;
    &&& {
      padding: 0;
    }
  }

  li {
    flex: none;
  }
  a {
    display: flex;
    white-space: nowrap;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: ${theme.target};
    padding: ${theme.space[1]} ${theme.space[3]};
    border: 1.5px solid ${theme.color.edge};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font-size: ${theme.size.small};
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;

    ${media.tablet} {
      padding-inline: ${theme.space[4]};
      font-size: inherit;
    }
  }
  ${media.hover} {
    a:hover {
      border-color: ${theme.color.ink};
      background: ${theme.color.paperDeep};
    }
  }
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${theme.color.apple};
  }
`;

/** Links to the page's sections; the DNA link only if the service list has DNA tests. */
export function JumpLinks() {
  const { data, isError } = useQuery(servicesQuery());
  const hasDna = data?.some(({ category }) => category === 'dna-testing') ?? !isError;
  return (
    <Root aria-label="On this page">
      <JumpList role="list">
        {anchors
          .filter(({ id }) => hasDna || id !== 'dna-testing')
          .map(({ id, label }) => (
            <li key={id}>
              <TextLink to={`#${id}`}>
                <ArrowDown aria-hidden="true" />
                {label}
              </TextLink>
            </li>
          ))}
      </JumpList>
    </Root>
  );
}
