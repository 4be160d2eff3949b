import { styled } from 'styled-components';

const PHRASE =
  /\(\d{3}\) \d|\d+(?:-\d+|\+| to \d+)? (?:children|[a-z]+s|[AP]M)\b|(?:U\.S\.|Route|Interstate) \d+|Real Look 8k|8K Hyperreal/g;

/** A no-break space does not keep a line from ending at a hyphen between digits. */
const HYPHENATED = /(\S*\d-[\di]\S*)/;

const Phrase = styled.span`
  white-space: nowrap;
`;

export type NoBreakProps = { children: string };

/** Text in which line breaks never split a number from its unit, or a road or product name. */
export function NoBreak({ children }: NoBreakProps) {
  // `split` with a capturing group returns the hyphenated words at odd indexes.
  return children
    .replace(PHRASE, (phrase) => phrase.replaceAll(' ', '\u00A0'))
    .split(HYPHENATED)
    .map((part, index) => (index % 2 ? <Phrase key={index}>{part}</Phrase> : part));
}
