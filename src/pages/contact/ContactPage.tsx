import { ApiProvider } from '#api/ApiProvider.tsx';
import { useSendMessage } from '#api/messages.ts';
import { CallLink } from '#components/CallLink/CallLink.tsx';
import { PageHero } from '#components/PageHero/PageHero.tsx';
import { contactContent } from '#content/pages/contact.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm/ContactForm.tsx';
import { ContactColumns, MessageSheet } from './ContactPage.styles.ts';

/** The studio's contact details and the message form. */
export function ContactPage() {
  const { hero, form } = contactContent;
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.h1} lead={hero.lead}>
        <CallLink href={phoneHref}>{studio.phone}</CallLink>
      </PageHero>
      <ContactColumns>
        <MessageSheet id="message" data-print="hide">
          <h2>{form.heading}</h2>
          <p>{form.lead}</p>
          <ApiProvider>
            <MessageForm words={form} />
          </ApiProvider>
        </MessageSheet>
        <ContactDetails />
      </ContactColumns>
    </>
  );
}

function MessageForm({ words }: Pick<ContactFormProps, 'words'>) {
  const { mutateAsync: sendMessage } = useSendMessage();
  return <ContactForm words={words} onSend={sendMessage} />;
}
