import type * as z from 'zod/mini';
import { contactMessageSchema, messageReceivedSchema } from './messages.ts';
import { orderCreatedSchema, orderSchema } from './orders.ts';
import { paymentResultSchema, paymentSchema } from './payments.ts';
import { productListSchema } from './products.ts';
import { serviceListSchema } from './services.ts';

type Schema = z.ZodMiniType;

type Endpoint =
  | { method: 'GET'; path: `/api/${string}`; response: Schema }
  | { method: 'POST'; path: `/api/${string}`; body: Schema; response: Schema };

/**
 * All endpoints of the API: four from section 7 and the shop's products (ruling 20). Client, mocks
 * and server derive their types from this map. Responses are as strict as requests: only the client
 * reads them tolerantly (`src/api/parseResponse.ts`).
 */
export const endpoints = {
  listServices: { method: 'GET', path: '/api/services', response: serviceListSchema },
  listProducts: { method: 'GET', path: '/api/products', response: productListSchema },
  sendMessage: {
    method: 'POST',
    path: '/api/contact',
    body: contactMessageSchema,
    response: messageReceivedSchema,
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    body: orderSchema,
    response: orderCreatedSchema,
  },
  processPayment: {
    method: 'POST',
    path: '/api/payments/process',
    body: paymentSchema,
    response: paymentResultSchema,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The parsed body of an endpoint's request; `undefined` if it has none. */
export type RequestBody<N extends EndpointName> = (typeof endpoints)[N] extends { body: infer B }
  ? z.infer<B>
  : undefined;

/** The parsed body of an endpoint's response. */
export type ResponseBody<N extends EndpointName> = z.infer<(typeof endpoints)[N]['response']>;

/** The most bytes of a request's body; a full order of 50 lines has about 10 kB. */
export const BODY_LIMIT = 32 * 1024;

/** The content type of a request's body. */
export const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

/** The cart's id and a counter (ruling 53): see `cartKey.ts`. */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
