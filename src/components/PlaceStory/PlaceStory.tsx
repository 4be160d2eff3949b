import { styled } from 'styled-components';
import { FactList, type Fact } from '#components/FactList/FactList.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { Prose } from '#components/Prose/Prose.tsx';
import { Container } from '#components/Container/Container.tsx';
import type { PlaceWords } from '#content/places/places.types.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[10]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${theme.space[16]};
    align-items: start;
  }
`;

const Glance = styled.aside`
  display: grid;
  gap: ${theme.space[4]};
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: ${shape.card};
  background: ${theme.color.leafPale};

  > h2 {
    font-size: ${theme.size.h3};
  }
  ${media.desktop} {
    grid-area: 1 / 2;
    position: sticky;
    inset-block-start: ${theme.space[24]};
  }
`;

export type PlaceStoryProps = {
  words: PlaceWords;
  headings: { about: string; drive: string; planning: string; facts: string };
  facts: readonly Fact[];
};

/** The text about one town or county (ruling 15), with its facts beside it. */
export function PlaceStory({ words, headings, facts }: PlaceStoryProps) {
  return (
    <Columns>
      <Glance>
        <h2>{headings.facts}</h2>
        <FactList facts={facts} />
      </Glance>
      <Prose>
        <h2>{headings.about}</h2>
        {words.facts.map((paragraph) => (
          <p key={paragraph}>
            <NoBreak>{paragraph}</NoBreak>
          </p>
        ))}
        <h2>{headings.drive}</h2>
        <p>
          <NoBreak>{words.drive}</NoBreak>
        </p>
        <h2>{headings.planning}</h2>
        <p>
          <NoBreak>{words.planning}</NoBreak>
        </p>
      </Prose>
    </Columns>
  );
}
