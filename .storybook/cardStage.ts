import { cardSourceStore, type CardSource } from '#cart/CardField/cardSource.ts';
import { startCardFrame } from '#cart/CardFrame/cardFrame.ts';
import { createFakeSquare, testCards } from '#mocks/square/fakeSquare.ts';
import { waitFor } from 'storybook/test';

/** How the fake of Square's library loads. */
type Arrival = 'comes' | 'never comes' | 'is blocked';

/** A blob URL, because `about:blank` would fire `load` before React attaches its listeners. */
const emptyFrame = URL.createObjectURL(
  new Blob(
    [
      '<!doctype html><html lang="en"><title>Card</title><body style="margin: 0"><div id="card"></div>',
    ],
    { type: 'text/html' },
  ),
);

/** A card frame that needs no server: an empty document that runs the real frame's script. */
const createFakeSource = (arrival: Arrival, slowAfter: number): CardSource => ({
  url: emptyFrame,
  slowAfter,
  connect: (frame) => {
    const { port1, port2 } = new MessageChannel();
    const document = frame.contentDocument;
    if (!document) throw new Error('The frame has no document.');
    const loadLibrary = () => {
      if (arrival === 'is blocked') return Promise.reject(new Error('blocked'));
      if (arrival === 'never comes') return new Promise<never>(() => {});
      return Promise.resolve(createFakeSquare(document));
    };
    void startCardFrame({ document, port: port2, load: loadLibrary });
    return port1;
  },
});

/** A `beforeEach` for stories: gives the payment step a card field, and removes it afterwards. */
export const withCardField =
  (arrival: Arrival = 'comes', slowAfter = 1e6) =>
  () => {
    cardSourceStore.setState({ source: createFakeSource(arrival, slowAfter) });
    return () => cardSourceStore.setState({ source: undefined });
  };

const findFrameDocument = (title: string, within: Document) =>
  within.querySelector<HTMLIFrameElement>(`iframe[title="${title}"]`)?.contentDocument;

/** Finds the document of the card frame, once it contains the card field. */
export async function findCardDocument(): Promise<Document> {
  return waitFor(() => {
    const frame = findFrameDocument('Card number, expiry date and security code', document);
    if (!frame || !findFrameDocument('Secure card form', frame)?.forms[0])
      throw new Error('No card field yet');
    return frame;
  });
}

/** Types a test card into the card field. */
export async function typeCard(
  card: keyof typeof testCards | 'wrong',
  { expires = '12/29' } = {},
): Promise<void> {
  const form = findFrameDocument('Secure card form', await findCardDocument())?.forms[0];
  const values = {
    cardNumber: card === 'wrong' ? '1234 5678' : testCards[card],
    expirationDate: expires,
    cvv: '111',
  };
  for (const [name, value] of Object.entries(values)) {
    (form?.elements.namedItem(name) as HTMLInputElement).value = value;
  }
}
