import { styled } from 'styled-components';

const PHRASE =
  /(\(\d{3}\) \d{3}-\d{4}|\d+(?:-\d+|\+| to \d+)?(?:-inch| (?:weeks|minutes|hours|days|months|adults|children|[AP]M)\b)|\d+-\d+|(?:U\.S\.|Route|Interstate) \d+|Real Look 8k|8K Hyperreal)/;

const Phrase = styled.span`
  white-space: nowrap;
`;

export type NoBreakProps = { children: string };

/** Text in which line breaks never split a number from its unit, or a road or product name. */
export function NoBreak({ children }: NoBreakProps) {
  // `split` with a capturing group returns the phrases at odd indexes.
  return children
    .split(PHRASE)
    .map((part, index) => (index % 2 ? <Phrase key={index}>{part}</Phrase> : part));
}
