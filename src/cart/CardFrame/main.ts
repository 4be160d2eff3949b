import { payments } from '@square/web-sdk';
import { HELLO } from '../CardField/cardMessages.ts';
import { startCardFrame } from './cardFrame.ts';

// The frame page's entry: starts when the parent, a page of this origin, sends the port.
const onHello = ({ origin, source, data, ports: [port] }: MessageEvent<unknown>) => {
  if (origin !== location.origin || source !== parent || data !== HELLO || !port) return;
  removeEventListener('message', onHello);
  void startCardFrame({
    document,
    port,
    load: () =>
      payments(
        import.meta.env.VITE_SQUARE_APPLICATION_ID ?? '',
        import.meta.env.VITE_SQUARE_LOCATION_ID,
      ),
  });
};
addEventListener('message', onHello);
