import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { LinkWords } from '#content/links.types.ts';

/** A question, and the link that answers it. */
export function LinkLine({ text, label, to }: LinkWords) {
  return (
    <p>
      {text} <TextLink to={to}>{label}</TextLink>
    </p>
  );
}
