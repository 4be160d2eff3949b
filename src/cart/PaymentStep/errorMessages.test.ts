import { expectTypeOf, it } from 'vitest';
import type * as messages from '#contract/refusals.ts';
import type * as stories from './ErrorMessages.stories.tsx';

type Named<
  Group extends keyof typeof messages,
  Prefix extends string,
> = `${Prefix}${Capitalize<keyof (typeof messages)[Group] & string>}`;

// Checked by the compiler. The contact form shows one sentence for every failure.
it('every message of the API that a buyer can read has a story', () => {
  type Expected =
    | Named<'refusals', ''>
    | Named<'orderRefusals', 'Order'>
    | Named<'paymentRefusals', 'Payment'>
    | Named<'paymentErrors', 'Gateway'>;
  expectTypeOf<Expected>().toExtend<keyof typeof stories>();
});
