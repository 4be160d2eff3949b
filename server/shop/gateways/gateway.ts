/** What is charged: an order's total in US cents. */
export type Charge = { orderId: string; amountCents: number; locationId: string };

/** One charge. Asking again with the same key and the same fields never charges twice. */
export type ChargeRequest = Charge & { key: string; sourceId: string };

export type ChargeResult =
  | { outcome: 'succeeded'; gatewayId: string }
  | { outcome: 'declined'; code: string }
  /** This call did nothing, and says nothing of an earlier one with the same key. */
  | { outcome: 'refused'; code: string }
  /** Whether the card was charged is open: a timeout, a lost connection, an error of the gateway. */
  | { outcome: 'unknown'; code: string };

/** An earlier charge, as in the gateway's records. */
export type ChargeLookup = Charge & {
  /** The charge is no older, in milliseconds since 1970. */
  since: number;
};

export type Gateway = {
  /** True when no card is charged: pages and mails then say so (ruling 23). */
  demo: boolean;
  /** Never throws; `signal` ends the call, which is then unknown. */
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult>;
  /**
   * Searches the gateway's records for a charge and charges nothing: for payments so old that their
   * key may be forgotten. `declined` means that there is none, `unknown` that the records could not
   * be read or do not fit. Never throws.
   */
  find(lookup: ChargeLookup, signal: AbortSignal): Promise<ChargeResult>;
  /**
   * Asks whether the settings are good for a charge, and charges nothing. Never throws.
   * @returns a sentence for the operator when they are not, or when that is unknown.
   */
  check(signal: AbortSignal): Promise<string | undefined>;
};
