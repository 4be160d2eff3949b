import { addressLine, studio } from '#content/studio.ts';
import { tokens } from '#theme/tokens.ts';
import { html, type Html } from '../../html/html.ts';
import type { Mail } from '../mail.ts';

// Mail programs support neither CSS variables nor style sheets, so colors and sizes are inline.
const { ink, paper, surface, apple, line } = tokens.color;
const font = "font-family:Georgia,'Times New Roman',serif;font-weight:normal";
const textFont = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6';

/** A part of a mail, as plain text and as HTML. */
export type Part = { text: string; markup: Html };

/** A mail without recipient and reply address. */
export type MailBody = Omit<Mail, 'to' | 'replyTo'>;

const breakLines = (text: string): Html[] =>
  text.split('\n').map((row, index) => (index ? html`<br />${row}` : html`${row}`));

const renderParagraph = (text: string): Part => ({
  text,
  markup: html`<p>${breakLines(text)}</p>`,
});

export const renderStrong = (text: string): Part => ({
  text,
  markup: html`<p><strong>${text}</strong></p>`,
});

export const renderLink = (url: string, label?: string): Part => ({
  text: label ? `${label}: ${url}` : url,
  markup: html`<p><a href="${url}" style="color:${apple}">${label ?? url}</a></p>`,
});

/** A table of labels and values; `amounts` aligns the values to the right. */
export function renderTable(rows: readonly (readonly [string, string])[], amounts = false): Part {
  const width = amounts ? ';width:100%' : '';
  const cell = amounts ? `padding:8px 0;border-bottom:1px solid ${line}` : 'padding:2px 16px 2px 0';
  return {
    text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    markup: html`<table cellspacing="0" style="margin:16px 0${width}">
      ${rows.map(
        ([label, value]) =>
          html`<tr>
            <td valign="top" style="${cell}">${label}</td>
            <td align="${amounts ? 'right' : 'left'}" style="${cell}"><strong>${value}</strong></td>
          </tr> `,
      )}
    </table>`,
  };
}

/** Builds a mail as text and HTML, in the layout of all mails with the studio's name and contacts. */
export function writeMail(
  title: string,
  given: readonly (string | Part)[],
  subject = title,
): MailBody {
  const parts = given.map((part) => (typeof part === 'string' ? renderParagraph(part) : part));
  const foot = [studio.name, addressLine, studio.phone, studio.email].join('\n');
  const texts = [title, ...parts.map(({ text }) => text), `-- \n${foot}`];
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
    </head>
    <body style="margin:0;padding:24px 12px;background:${paper};color:${ink};${textFont}">
      <table
        role="presentation"
        align="center"
        width="100%"
        style="max-width:600px;background:${surface};border-radius:12px"
      >
        <tr>
          <td style="padding:28px 32px;${textFont}">
            <div style="${font};font-size:18px;color:${apple}">${studio.name}</div>
            <h1 style="margin:16px 0;${font};font-size:28px;line-height:1.25">${title}</h1>
            ${parts.map(({ markup }) => markup)}
            <p style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${line};font-size:14px">
              ${breakLines(foot)}
            </p>
          </td>
        </tr>
      </table>
    </body>
  </html>`;
  return { subject, text: `${texts.join('\n\n')}\n`, html: `<!doctype html>\n${page.markup}\n` };
}
