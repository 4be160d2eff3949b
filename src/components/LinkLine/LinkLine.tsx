import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { LinkWords } from '#content/links.types.ts';
import { useRememberedWeek } from '#lib/rememberedWeek.ts';

/** A question, and the link that answers it, for the remembered week if there is one. */
export function LinkLine({ inWeek, ...words }: LinkWords) {
  const week = useRememberedWeek();
  const { text, label, to } = (week && inWeek?.(week)) || words;
  return (
    <p>
      {/* In an element, since a translator replaces text nodes. */}
      <span>{text}</span> <TextLink to={to}>{label}</TextLink>
    </p>
  );
}
