import type { UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import { TextField } from '#components/TextField/TextField.tsx';
import { theme } from '#theme/theme.ts';
import type { CustomerDetails } from '../checkout.ts';

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: 2fr 1fr;
  gap: ${theme.space[4]};

  > legend {
    padding: 0;
    margin-block-end: ${theme.space[3]};
    font-weight: 650;
  }
  > :nth-of-type(-n + 2) {
    grid-column: 1 / -1;
  }
`;

const Hint = styled.p`
  grid-column: 1 / -1;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;

type ShippingFieldsProps = {
  register: UseFormRegister<CustomerDetails>;
  /** Whether any field of the address is empty. */
  incomplete: boolean;
};

/** The shipping address. An incomplete one only shows a hint and never blocks (ruling 26). */
export function ShippingFields({ register, incomplete }: ShippingFieldsProps) {
  return (
    <Fields>
      <legend>Shipping address</legend>
      <TextField
        label="Street"
        autoComplete="shipping street-address"
        maxLength={200}
        {...register('street')}
      />
      <TextField
        label="City"
        autoComplete="shipping address-level2"
        maxLength={100}
        {...register('city')}
      />
      <TextField
        label="State"
        autoComplete="shipping address-level1"
        maxLength={50}
        {...register('state')}
      />
      <TextField
        label="ZIP code"
        autoComplete="shipping postal-code"
        inputMode="numeric"
        maxLength={20}
        {...register('zipCode')}
      />
      {incomplete && <Hint>We need the full address before we can ship your order.</Hint>}
    </Fields>
  );
}
