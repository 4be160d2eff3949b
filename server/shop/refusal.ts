/** A rejected request: its HTTP status and one plain sentence for the visitor (ruling 25). */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, sentence: string, retryAfter?: number) {
    super(sentence);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
