import * as Dialog from '@radix-ui/react-dialog';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { Studio } from '#content/studio.ts';
import { formatTime } from '#lib/studioTime.ts';
import {
  Actions,
  Panel,
  Poster,
  Text,
  Title,
  Veil,
  When,
  PromoText,
} from './PromoDialog.styles.ts';

/** Formats an event's day and time: 'Thursday, September 18 at 4 PM'. */
function formatEventTime(day: string, time: string | undefined): string {
  const written = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return time === undefined ? written : `${written} at ${formatTime(time)}`;
}

type PromoDialogProps = {
  promo: Studio['promo'];
  open: boolean;
  /** Called by the link, the button, the overlay and Escape (R3, ruling 31). */
  onDismiss: () => void;
};

export function PromoDialog({ promo, open, onDismiss }: PromoDialogProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) onDismiss();
      }}
    >
      <Dialog.Portal>
        {/* Not Dialog.Overlay: it adds a style element, which the CSP blocks. */}
        <Veil data-promo-overlay="" />
        <Panel>
          <Poster>
            <Picture
              name="promo-open-house"
              alt={promo.imageAlt}
              sizes="(min-width: 40rem) 30rem, 92vw"
            />
          </Poster>
          <PromoText>
            <Title>{promo.title}</Title>
            {promo.day && <When>{formatEventTime(promo.day, promo.time)}</When>}
            <Text>{promo.text}</Text>
            <Actions>
              <ButtonLink href={promo.rsvpUrl} onClick={onDismiss}>
                RSVP on Facebook
              </ButtonLink>
              <Button variant="outline" onClick={onDismiss}>
                Maybe Later
              </Button>
            </Actions>
          </PromoText>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
