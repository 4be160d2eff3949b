import { payments } from '@square/web-sdk';
import { HELLO } from '../CardField/cardMessages.ts';
import { startCardFrame } from './cardFrame.ts';

// The script of the frame page: it waits for the payment step, which must be a page of this site.
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
