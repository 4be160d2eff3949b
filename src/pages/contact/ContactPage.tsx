import { useSendMessage } from '#api/messages.ts';
import { ContactForm } from '#components/ContactForm/ContactForm.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { contactContent } from '#content/pages/contact.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { Desk, Letter } from './ContactPage.styles.ts';

/** How to reach the studio, and a letter to write to it. */
export function ContactPage() {
  const { hero, form } = contactContent;
  const { mutateAsync: sendMessage } = useSendMessage();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.h1} lead={hero.lead} />
      <Desk>
        <Letter id="message">
          <h2>{form.heading}</h2>
          <p>{form.lead}</p>
          <ContactForm words={form} onSend={sendMessage} />
        </Letter>
        <ContactDetails />
      </Desk>
    </>
  );
}
