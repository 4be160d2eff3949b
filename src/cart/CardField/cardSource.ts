import { createStore } from 'zustand/vanilla';
import { cardApplicationId } from '#api/payments.ts';
import { CARD_FRAME_PATH } from '#content/cardField.ts';
import { HELLO } from './cardMessages.ts';

/** Where the card field comes from. */
export type CardSource = {
  /** The address of the frame page. */
  url: string;
  /** Gives the loaded frame its end of a port. @returns ours */
  connect: (frame: HTMLIFrameElement) => MessagePort;
  /** After how many milliseconds a field that has not come is called slow. */
  patience: number;
};

/** The frame page of this site, which alone can read the message with the port. */
const framePage: CardSource = {
  url: CARD_FRAME_PATH,
  connect: (frame) => {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage(HELLO, location.origin, [port2]);
    return port1;
  },
  patience: 10_000,
};

/** Undefined where the build knows no application id: the placeholder is sent then (ruling 45). */
export const cardSourceStore = createStore<{ source: CardSource | undefined }>(() => ({
  source: cardApplicationId ? framePage : undefined,
}));
