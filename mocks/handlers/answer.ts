import type { EndpointName, RequestBody, ResponseBody } from '#contract/endpoints.ts';
import type { World } from '../world.ts';

/** An error response, with the message that the real server would send. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

export type Call<N extends EndpointName> = {
  body: RequestBody<N>;
  /** The idempotency key and its cart id; empty for endpoints without a key. */
  key: string;
  cartId: string;
  world: World;
};

/** The mock implementation of an endpoint. @throws Refused */
export type Answer<N extends EndpointName> = (call: Call<N>) => ResponseBody<N>;
