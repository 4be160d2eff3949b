import { createHash } from 'node:crypto';
import { contactContent } from '#content/pages/contact.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { tokens } from '#theme/tokens.ts';
import { html, Html } from './html.ts';

const words = contactContent.form;
const { color, radius } = tokens;

export type FormValues = Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>;
export type FormErrors = Partial<Record<keyof FormValues, string>>;

// Repeats the site's colors: this page does not load the site's styles.
const css = `body{max-width:42rem;margin:0 auto;padding:1rem 1.25rem;background:${color.paper};color:${color.ink};font:1.0625rem/1.6 system-ui,sans-serif}
a{display:inline-block;padding:.625rem 0;color:${color.appleDeep}}
h1{font:400 2rem/1.2 Georgia,serif}
label{display:block;font-weight:600;margin-top:1rem}
input,textarea,button{box-sizing:border-box;width:100%;min-height:44px;padding:.625rem .75rem;border:1px solid ${color.edge};border-radius:${radius.small};background:${color.surface};color:inherit;font:inherit}
button{margin-top:1.5rem;border:0;background:${color.apple};color:${color.onStrong}}
[aria-invalid=true]{border:2px solid ${color.apple}}
.error{color:${color.appleDeep};font-weight:600}
:focus-visible{outline:3px solid ${color.focus};outline-offset:2px}
.trap{position:absolute;left:-999rem}`;

export const contactFormPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * The contact form rendered again, without scripts: typed values and error messages.
 * @param failure a message about the complete request, when no single field is wrong.
 */
export function contactFormPage(values: FormValues, errors: FormErrors, failure?: string): string {
  const renderField = (name: keyof FormValues, attributes: Html) => {
    const error = errors[name];
    const id = `contact-${name}`;
    const state = error ? html`aria-invalid="true" aria-describedby="${id}-error"` : null;
    const required = name === 'name' || name === 'email' || name === 'message';
    return html`<label for="${id}">${words[name]}${required ? ' *' : ''}</label> ${
        name === 'message'
          ? html`<textarea id="${id}" name="message" rows="6" ${state}>${values.message}</textarea>`
          : html`<input id="${id}" name="${name}" value="${values[name]}" ${state} ${attributes} />`
      }
      ${error ? html`<p class="error" id="${id}-error">${error}</p>` : null}`;
  };
  const alert = failure ?? words.errorSummary;
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${alert} | ${studio.shortName}</title>
      ${new Html(`<style>${css}</style>`)}
      <header><a href="/">${studio.name}</a></header>
      <main>
        <h1>${words.heading}</h1>
        <p class="error" role="alert">${alert}</p>
        <form method="post" action="/contact" novalidate>
          ${renderField('name', html`autocomplete="name" maxlength="200"`)}
          ${renderField('email', html`type="email" autocomplete="email" maxlength="254"`)}
          ${renderField('phone', html`type="tel" autocomplete="tel" maxlength="50"`)}
          ${renderField('subject', html`maxlength="200"`)} ${renderField('message', html``)}
          <p class="trap" aria-hidden="true">
            <label>Website <input name="website" tabindex="-1" autocomplete="off" /></label>
          </p>
          <button>${words.submit}</button>
        </form>
      </main>
      <footer><a href="${phoneHref}">${studio.phone}</a></footer>
    </html> `.markup;
}
