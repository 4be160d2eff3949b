import { contactContent } from '#content/pages/contact.ts';
import { studio } from '#content/studio.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './page.ts';

const words = contactContent.form;

export type FormValues = Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;
export type FormErrors = Partial<Record<keyof FormValues, string>>;

/** The contact form again: what was typed, and what is wrong with it or with the attempt. */
export function contactFormPage(given: {
  values: FormValues;
  errors: FormErrors;
  /** What went wrong when it was no field's fault. */
  failure?: string;
}): string {
  const { values, errors, failure } = given;
  const field = (name: keyof FormValues, attributes: Html) => {
    const error = errors[name];
    const id = `contact-${name}`;
    const state = error ? html`aria-invalid="true" aria-describedby="${id}-error"` : html``;
    const required = name === 'name' || name === 'email' || name === 'message';
    return html`<label for="${id}">${words[name]}${required ? ' *' : ''}</label> ${
        name === 'message'
          ? html`<textarea id="${id}" name="message" rows="6" ${state} ${attributes}>
${values.message}</textarea>`
          : html`<input id="${id}" name="${name}" value="${values[name]}" ${state} ${attributes} />`
      }
      ${error ? html`<p class="error" id="${id}-error">${error}</p>` : null}`;
  };
  const alert = failure ?? words.errorSummary;
  return renderPage({
    title: alert,
    body: html`<h1>${words.heading}</h1>
      <p class="alert" role="alert">${alert}</p>
      <form method="post" action="/contact" novalidate>
        ${field('name', html`autocomplete="name" maxlength="200"`)}
        ${field('email', html`type="email" autocomplete="email" maxlength="254"`)}
        ${field('phone', html`type="tel" autocomplete="tel" maxlength="50"`)}
        ${field('subject', html`maxlength="200"`)} ${field('message', html``)}
        <p class="trap" aria-hidden="true">
          <label for="contact-website">Website</label>
          <input id="contact-website" name="website" tabindex="-1" autocomplete="off" />
        </p>
        <button type="submit">${words.submit}</button>
      </form>`,
  });
}

/** Where a sent form leads. */
export function contactSentPage(): string {
  return renderPage({
    title: words.success.title,
    body: html`<h1>${words.success.title}</h1>
      <p>${words.success.text}</p>
      <p>In a hurry? Call us at ${studio.phone}.</p>
      <nav>
        <a href="/">Back to the home page</a>
      </nav>`,
  });
}
