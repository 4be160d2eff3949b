import { type ComponentProps, useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '#theme/theme.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  column-gap: ${theme.space[3]};
  align-items: start;
`;

const Box = styled.input`
  width: 1.5rem;
  height: 1.5rem;
  margin-block-start: ${theme.space[3]};
  accent-color: ${theme.color.leaf};
  cursor: pointer;
`;

const Label = styled.label`
  min-height: ${theme.target};
  padding-block: 0.6875rem;
  line-height: 1.45;
  cursor: pointer;
`;

const Hint = styled.p`
  grid-column: 2;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string; hint?: string };

export function Checkbox({ label, hint, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const hintId = `${boxId}-hint`;
  return (
    <Row>
      <Box type="checkbox" id={boxId} aria-describedby={hint ? hintId : undefined} {...rest} />
      <Label htmlFor={boxId}>{label}</Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Row>
  );
}
