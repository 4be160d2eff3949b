import { createStore } from 'zustand/vanilla';
import { cardApplicationId } from '#api/payments.ts';
import { CARD_FRAME_PATH } from '#content/cardField.ts';
import { HELLO } from './cardMessages.ts';

/** Where the card field's frame page is, and how to connect to it. */
export type CardSource = {
  /** The frame page's URL. */
  url: string;
  /** Sends a port to the loaded frame. @returns the other port */
  connect: (frame: HTMLIFrameElement) => MessagePort;
  /** Milliseconds until a field that has not loaded is reported as slow. */
  slowAfter: number;
};

/** The frame page of this site. The target origin keeps the port from any other page. */
const framePage: CardSource = {
  url: CARD_FRAME_PATH,
  connect: (frame) => {
    const { port1, port2 } = new MessageChannel();
    frame.contentWindow?.postMessage(HELLO, location.origin, [port2]);
    return port1;
  },
  slowAfter: 10_000,
};

/** Undefined in builds without an application id, which send a placeholder (ruling 45). */
export const cardSourceStore = createStore<{ source: CardSource | undefined }>(() => ({
  source: cardApplicationId ? framePage : undefined,
}));
