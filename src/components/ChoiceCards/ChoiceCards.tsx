import { useRef } from 'react';
import { styled } from 'styled-components';
import { gridColumns } from '#theme/columns.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${theme.space[2]};
  font-weight: 650;
`;

const card = { least: '10rem', gap: theme.space[3] };

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${theme.space[3]};

  /* Six cards: two rows of three, or one row if it fits. */
  &:has(> :nth-child(6)) {
    ${media.tablet} {
      grid-template-columns: ${gridColumns(3, card)};
    }
    @media (min-width: 72rem) {
      grid-template-columns: ${gridColumns(6, card)};
    }
  }
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${theme.space[3]};
  align-content: center;
  min-height: 3.5rem;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1.5px solid ${theme.color.edge};
  border-radius: ${shape.card};
  background: ${theme.color.surface};
  line-height: 1.35;
  cursor: pointer;
  transition: background-color ${theme.motion.quick} ${theme.motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.ink};
    }
  }
  &:has(:checked) {
    border-color: ${theme.color.leaf};
    background: ${theme.color.leafPale};
    box-shadow: inset 0 0 0 1.5px ${theme.color.leaf};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
  input {
    width: 1.25rem;
    height: 1.25rem;
    margin-block: 0.0625rem;
    accent-color: ${theme.color.leaf};
    outline: none;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
    }
  }
`;

const Detail = styled.span`
  grid-column: 2;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

type ChoiceCardsProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value;
  /** `isFinal`: chosen by pointer or Enter, not in passing by an arrow key. */
  onChange: (value: Value, isFinal: boolean) => void;
  options: readonly { value: Value; label: string; detail?: string }[];
};

/** A radio group with one card per option. Native radios, so the arrow keys work. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
}: ChoiceCardsProps<Value>) {
  const isPointer = useRef(false);
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Choices>
        {options.map((option) => (
          <Choice key={option.value} onPointerDown={() => (isPointer.current = true)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value, isPointer.current)}
              onKeyDown={({ key }) => {
                isPointer.current = false;
                if (key === 'Enter') onChange(option.value, true);
              }}
            />
            <span>{option.label}</span>
            {option.detail && <Detail>{option.detail}</Detail>}
          </Choice>
        ))}
      </Choices>
    </fieldset>
  );
}
