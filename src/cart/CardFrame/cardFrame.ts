import type {
  Card,
  ChargeCardVerificationDetails,
  Payments,
  TokenResult,
} from '@square/web-payments-sdk-types';
import { tokens } from '#theme/tokens.ts';
import {
  parseToFrame,
  type CardProblem,
  type FromFrame,
  type Purchase,
} from '../CardField/cardMessages.ts';

const { ink, inkSoft, apple } = tokens.color;

const look = {
  '.input-container': { borderColor: inkSoft, borderRadius: '10px' },
  '.input-container.is-focus': { borderColor: ink },
  '.input-container.is-error': { borderColor: apple },
  '.message-text': { color: inkSoft },
  '.message-text.is-error': { color: apple },
  input: { color: ink, fontSize: '16px' },
  'input::placeholder': { color: inkSoft },
} as const;

type CardFrame = {
  /** The frame's document; the card field is added to its `#card`. */
  document: Document;
  /** The port to the payment step. */
  port: MessagePort;
  /** Loads Square's library. */
  load: () => Promise<Pick<Payments, 'card'> | null>;
};

/**
 * Loads Square's card field in the frame, and tokenizes the card when the payment step requests it.
 * The payment step learns only which part was rejected, never the library's message.
 */
export async function startCardFrame({ document, port, load }: CardFrame): Promise<void> {
  const sendToPage = (message: FromFrame) => port.postMessage(message);
  const place = document.getElementById('card');
  let card: Card | undefined;
  let tokenizing = false;

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseToFrame(data);
    if (!message || tokenizing) return;
    if (!card) {
      sendToPage({ type: 'failed' });
      return;
    }
    tokenizing = true;
    const noMoreChallenges = watchForChallenge(document, (active) =>
      sendToPage({ type: 'challenge', active }),
    );
    void tokenize(card, message.purchase)
      .then(sendToPage)
      .finally(() => {
        tokenizing = false;
        noMoreChallenges();
      });
  };

  const { defaultView: frame } = document;
  if (!place || !frame) throw new Error('The frame has no place for the card field.');
  // The observer of the frame's window, because it stops when the frame is removed.
  new frame.ResizeObserver(() => {
    if (card)
      sendToPage({ type: 'height', height: Math.ceil(place.getBoundingClientRect().height) });
  }).observe(place);
  try {
    const payments = await load();
    const field = await payments?.card({ style: look });
    await field?.attach('#card');
    card = field;
  } catch {
    // Blocked, offline or misconfigured: the 'failed' message below informs the payment step.
  }
  sendToPage({ type: card ? 'ready' : 'failed' });
  if (card) sendToPage({ type: 'height', height: Math.ceil(place.getBoundingClientRect().height) });
}

async function tokenize(card: Card, purchase: Purchase): Promise<FromFrame> {
  const { amount, name, email, phone } = purchase;
  const [givenName = '', ...familyName] = name.split(' ');
  const details: ChargeCardVerificationDetails = {
    amount,
    currencyCode: 'USD',
    intent: 'CHARGE',
    customerInitiated: true,
    sellerKeyedIn: false,
    billingContact: {
      givenName,
      familyName: familyName.join(' '),
      email,
      ...(phone && { phone }),
      countryCode: 'US',
    },
  };
  try {
    return toFrameMessage(await card.tokenize(details));
  } catch {
    return { type: 'refused', problem: 'other' };
  }
}

const problemOfField: Record<string, CardProblem> = {
  cardNumber: 'number',
  expirationDate: 'expiry',
  cvv: 'securityCode',
  postalCode: 'postalCode',
};

function toFrameMessage(result: TokenResult): FromFrame {
  switch (result.status) {
    case 'OK':
      return { type: 'token', token: result.token };
    case 'Invalid':
    case 'Error': {
      const fields = result.errors.map((error) => ('field' in error && error.field) || '');
      const known = fields.find((field) => Object.hasOwn(problemOfField, field));
      return { type: 'refused', problem: problemOfField[known ?? ''] ?? 'notConfirmed' };
    }
    default:
      return { type: 'refused', problem: 'notConfirmed' };
  }
}

/**
 * Reports 3-D Secure challenges: anything visible that is added to the body during tokenization.
 */
function watchForChallenge(document: Document, tell: (active: boolean) => void): () => void {
  const before = new Set(document.body.children);
  let active = false;
  const reportChallengeChange = () => {
    const asks = [...document.body.children].some(
      (element) => !before.has(element) && element.getBoundingClientRect().height > 0,
    );
    if (asks !== active) tell((active = asks));
  };
  const observer = new MutationObserver(reportChallengeChange);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  return () => {
    observer.disconnect();
    if (active) tell(false);
  };
}
