/** What to charge: an order's total in US cents. */
export type Charge = { orderId: string; amountCents: number; locationId: string };

/** One charge. Repeating it with the same key and fields never charges twice. */
export type ChargeRequest = Charge & { key: string; sourceId: string };

export type ChargeResult =
  | { outcome: 'succeeded'; gatewayId: string }
  | { outcome: 'declined'; code: string }
  /** The gateway rejected this call; an earlier call with the same key may have charged. */
  | { outcome: 'refused'; code: string }
  /** The card may have been charged: a timeout, a lost connection or a gateway error. */
  | { outcome: 'unknown'; code: string };

/** What to search for in the gateway's records. */
export type ChargeLookup = Charge & {
  /** The earliest time of the charge, in milliseconds since 1970. */
  since: number;
};

export type Gateway = {
  /** True when no card is charged: pages and mails then report it (ruling 23). */
  demo: boolean;
  /** Never throws; `signal` aborts the call, which makes the outcome unknown. */
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult>;
  /**
   * Searches the gateway's records for a charge, without charging: for payments so old that the
   * gateway may have forgotten their key. `declined` means that there is none, `unknown` that the
   * records were unreadable or ambiguous. Never throws.
   */
  find(lookup: ChargeLookup, signal: AbortSignal): Promise<ChargeResult>;
  /**
   * Checks that the settings allow a charge, without charging. Never throws.
   * @returns a sentence for the operator when they do not, or when the check failed.
   */
  check(signal: AbortSignal): Promise<string | undefined>;
};
