import type { Card, Payments, TokenResult } from '@square/web-payments-sdk-types';

/**
 * Cards by outcome; numbers are Square's own test numbers where they exist. The fake rejects any
 * other number as invalid.
 */
export const testCards = {
  good: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  /** The bank requires 3-D Secure confirmation. */
  challenged: '4800 0000 0000 0004',
  /** Tokenization never resolves. */
  silent: '4000 0000 0000 0119',
  /** The payment is rejected because the token was already used. */
  used: '4000 0000 0000 0341',
} as const;

/**
 * A fake of Square's library, with the library's types, and its card field in an inner frame. Tests
 * send its source text to browsers, so it must use nothing from outside its body.
 * @param fieldUrl the inner frame's page; without it, the frame's HTML is inline.
 * @param bankUrl the page of the bank's 3-D Secure challenge; without it, an element in this
 * document.
 */
export function createFakeSquare(
  document: Document,
  fieldUrl?: string,
  bankUrl?: string,
): Pick<Payments, 'card'> {
  const tokens: Record<string, string> = {
    '4111111111111111': 'cnon:card-nonce-ok',
    '4000000000000002': 'cnon:card-nonce-declined',
    '4800000000000004': 'cnon:card-nonce-ok',
    '4000000000000341': 'cnon:card-nonce-used',
  };
  const fields = [
    ['cardNumber', 'Card number', '19'],
    ['expirationDate', 'MM/YY', '5'],
    ['cvv', 'CVV', '4'],
  ] as const;
  const markup = `<!doctype html><html lang="en"><title>Card</title><style>
    body { margin: 0; font: 16px sans-serif; }
    form { display: flex; border: 1px solid #767676; border-radius: 10px; overflow: hidden; }
    input { flex: 1; min-width: 0; padding: 14px 10px; border: 0; font: inherit; }
    input:first-child { flex: 3; }
    </style><form>${fields
      .map(([name, label, length]) => {
        const plain = `name="${name}" aria-label="${label}" placeholder="${label}"`;
        return `<input ${plain} maxlength="${length}" inputmode="numeric" autocomplete="off">`;
      })
      .join('')}</form>`;
  let inner: HTMLIFrameElement;

  const showChallenge = () =>
    new Promise<boolean>((resolve) => {
      const question = document.createElement(bankUrl ? 'iframe' : 'div');
      question.setAttribute('name', 'challenge');
      const closeChallenge = (label: unknown) => {
        question.remove();
        resolve(label === 'Confirm');
      };
      document.body.append(question);
      question.style.cssText =
        'position:fixed;inset:0;display:grid;place-content:center;gap:16px;background:#fff;font:16px sans-serif';
      question.innerHTML =
        '<h1 style="font-size:20px">Your bank asks: is this you?</h1><button>Confirm</button><button>Refuse</button>';
      question.addEventListener('click', ({ target }) => {
        const label = (target as Element).textContent;
        if (label === 'Confirm' || label === 'Refuse') closeChallenge(label);
      });
      if (!bankUrl) return;
      // 3-D Secure: the library posts a form into a frame on the card issuer's host.
      document.defaultView?.addEventListener('message', ({ origin, data }) => {
        if (origin === new URL(bankUrl).origin) closeChallenge(data);
      });
      const form = document.createElement('form');
      form.innerHTML = '<input type="hidden" name="creq" value="challenge">';
      Object.assign(form, { method: 'post', action: bankUrl, target: 'challenge' });
      document.body.append(form);
      form.submit();
      form.remove();
    });

  /** Reads the values of the card field in the inner frame. */
  const readCardFields = () =>
    new Promise<Record<string, string>>((resolve) => {
      if (!fieldUrl) {
        const form = inner.contentDocument?.forms[0];
        resolve(Object.fromEntries(new FormData(form)) as Record<string, string>);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }: MessageEvent<Record<string, string>>) => resolve(data);
      inner.contentWindow?.postMessage('read', new URL(fieldUrl).origin, [port2]);
    });

  const invalidResult = (field: string): TokenResult =>
    ({
      status: 'Invalid',
      errors: [{ type: 'VALIDATION_ERROR', message: `${field} is not valid`, field }],
    }) as unknown as TokenResult;

  async function tokenize(): Promise<TokenResult> {
    const { cardNumber = '', expirationDate = '', cvv = '' } = await readCardFields();
    const number = cardNumber.replaceAll(' ', '');
    if (number === '4000000000000119') return new Promise(() => {});
    const token = tokens[number];
    if (!token) return invalidResult('cardNumber');
    const [month, year] = expirationDate.split('/').map(Number);
    if (!month || month > 12 || !year || year < 27) return invalidResult('expirationDate');
    if (!/^\d{3,4}$/.test(cvv)) return invalidResult('cvv');
    if (number === '4800000000000004' && !(await showChallenge())) {
      return {
        status: 'Error',
        errors: [{ type: 'VERIFICATION_ERROR', message: 'The buyer was not verified' }],
      } as unknown as TokenResult;
    }
    return { status: 'OK', token } as TokenResult;
  }

  const card = {
    attach: (selector: string) =>
      new Promise<void>((resolve) => {
        inner = document.createElement('iframe');
        inner.title = 'Secure card form';
        inner.style.cssText = 'display:block;width:100%;height:50px;border:0';
        inner.addEventListener('load', () => resolve(), { once: true });
        if (fieldUrl) inner.src = fieldUrl;
        else inner.srcdoc = markup;
        document.querySelector(selector)?.append(inner);
      }),
    tokenize,
  };
  return { card: () => Promise.resolve(card as unknown as Card) };
}
