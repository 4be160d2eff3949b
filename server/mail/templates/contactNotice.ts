import type { MessageRow } from '../../db/schema.ts';
import { html } from '../../html/html.ts';
import type { Mail } from '../mail.ts';
import { layout, textLayout } from './layout.ts';

/** What the studio gets when someone writes (ruling 29). */
export function contactNotice(message: MessageRow): Omit<Mail, 'to'> {
  const title = `Message from ${message.name}`;
  const details: [string, string][] = [
    ['Name', message.name],
    ['Email', message.email],
    ['Phone', message.phone || 'not given'],
    ['Subject', message.subject || 'not given'],
  ];
  const suspicion = message.suspect ? `This may be spam: ${message.suspect}.` : undefined;
  return {
    subject: `${message.suspect ? '[Possible spam] ' : ''}${title}${message.subject ? `: ${message.subject}` : ''}`,
    text: textLayout(title, [
      details.map(([label, value]) => `${label}: ${value}`).join('\n'),
      ...(suspicion ? [suspicion] : []),
      message.message,
    ]),
    html: layout({
      title,
      body: html`<table cellpadding="0" cellspacing="0">
          ${details.map(
            ([label, value]) =>
              html`<tr>
                <td valign="top" style="padding:2px 16px 2px 0">${label}</td>
                <td style="padding:2px 0"><strong>${value}</strong></td>
              </tr> `,
          )}
        </table>
        ${suspicion ? html`<p><strong>${suspicion}</strong></p>` : null}
        <p style="white-space:pre-wrap">${message.message}</p>`,
    }),
  };
}
