import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { NoBreak } from '#components/NoBreak/NoBreak.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { giftShelves } from '#content/pages/gift.ts';
import type { GiftPage } from '#content/places/places.types.ts';
import { Idea, Ideas, Shelf, IdeaLink, IdeaText } from './GiftPage.styles.ts';

export type GiftIdeasProps = { ideas: GiftPage['ideas'] };

/** Product categories for the occasion, best first, each with a reason and a link (P2). */
export function GiftIdeas({ ideas }: GiftIdeasProps) {
  return (
    <Ideas>
      {ideas.map(({ category, text }) => {
        const { picture, link } = giftShelves[category];
        return (
          <Idea key={category}>
            <Shelf {...picture} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 36vw, 92vw" />
            <IdeaText>
              <h3>{category}</h3>
              <p>
                <NoBreak>{text}</NoBreak>
              </p>
              <IdeaLink>
                {'to' in link ? (
                  <TextLink to={link.to}>{link.label}</TextLink>
                ) : (
                  <ExternalLink href={link.href}>{link.label}</ExternalLink>
                )}
              </IdeaLink>
            </IdeaText>
          </Idea>
        );
      })}
    </Ideas>
  );
}
