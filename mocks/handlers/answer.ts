import type { EndpointName, RequestBody, ResponseBody } from '#contract/endpoints.ts';
import type { World } from '../world.ts';

/** A request that the mocked server turns down, with the sentence that the real one would give. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

export type Call<N extends EndpointName> = {
  body: RequestBody<N>;
  /** The idempotency key and the cart that it names; empty where an endpoint takes none. */
  key: string;
  cartId: string;
  world: World;
};

/** What an endpoint does in the mocked world. @throws Refused */
export type Answer<N extends EndpointName> = (call: Call<N>) => ResponseBody<N>;
