import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePrices } from '#api/prices.ts';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Container } from '#components/Container/Container.tsx';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { packageIds } from '#content/stageHeads.ts';
import { lowestPrice } from '#lib/money.ts';
import { media, theme } from '#theme/theme.ts';
import { GrowthSlider } from './GrowthSlider/GrowthSlider.tsx';

const Band = styled.header`
  /* Not overflow: hidden, which prevents page breaks in print. */
  overflow: clip;
  /* Less padding above on small phones, so that the first screen shows the slider. */
  padding-block: clamp(0.75rem, 100vh - 46rem, 2.5rem) ${theme.space[10]};
  background: linear-gradient(${theme.color.honeyPale}, ${theme.color.paper});

  ${media.desktop} {
    padding-block: ${theme.space[8]} ${theme.space[12]};
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  align-items: center;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[5]} ${theme.space[8]};
  }
  ${media.desktop} {
    /* Wide enough for three lines in the fallback font too, so that loading Fraunces shifts
       nothing. */
    grid-template-columns: minmax(0, 11fr) minmax(0, 12fr);
    gap: ${theme.space[5]} ${theme.space[12]};
  }
`;

const HeroText = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > h1 {
    /* Two lines on a phone, in both fonts; grows with the text size. */
    font-size: clamp(min(8.1vw, 2.5rem), 1.5rem, 12vw);
  }
  ${media.tablet} {
    gap: ${theme.space[5]};

    /* Three lines in both fonts, so that loading Fraunces shifts nothing. */
    > h1 {
      max-width: 9.5em;
      font-size: ${theme.size.h1};
    }
  }
`;

const Lead = styled.p`
  max-width: 34rem;
  line-height: 1.45;
  ${media.tablet} {
    font-size: ${theme.size.lead};
    line-height: 1.5;
  }
`;

/** Reserves the width of its text, which loads later. */
const From = styled.span`
  display: inline-block;
  min-width: min(9.5em, 100%);
`;

const Actions = styled(ButtonRow)`
  > * {
    flex: 1 1 9rem;
  }
  ${media.tablet} {
    > * {
      flex: none;
    }
  }
`;

export type HeroProps = {
  words: { h1: string; lead: string; from: string };
  /** The hero's buttons; `/#book-now` links to them (ruling 8). */
  children: ReactNode;
};

/** The home page's hero: headline, buttons, and the slider with example scans. */
export function Hero({ words, children }: HeroProps) {
  return (
    <Band>
      <Columns>
        <HeroText>
          <h1>{words.h1}</h1>
          <Lead>
            {`${words.lead} `}
            <LowestPrice from={words.from} />
          </Lead>
          <Actions id="book-now">{children}</Actions>
        </HeroText>
        <GrowthSlider />
      </Columns>
    </Band>
  );
}

/** The lowest package price, once it has loaded from the server (ruling 2). */
function LowestPrice({ from }: { from: string }) {
  const prices = usePrices();
  return (
    <From>
      <ErrorBoundary part="lowest price">
        {() => {
          const price = lowestPrice(prices, packageIds);
          return price && `${from} ${price}.`;
        }}
      </ErrorBoundary>
    </From>
  );
}
