import { addressLine, studio } from '#content/studio.ts';
import { tokens } from '#theme/tokens.ts';
import { html, type Html } from '../../html/html.ts';

// Mail programs know neither variables nor style sheets, so colours and sizes stand in the markup.
const { ink, paper, surface, apple, line } = tokens.colour;
const font = "font-family:Georgia,'Times New Roman',serif";
const textFont = 'font-family:Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6';

/** The style of a link in a mail. */
export const linkStyle = `color:${apple}`;

/** The frame that every mail has: the studio's name above, how to reach it below. */
export function layout({ title, body }: { title: string; body: Html }): string {
  return `<!doctype html>\n${
    html`<html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px 12px;background:${paper};color:${ink};${textFont}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="max-width:600px;background:${surface};border-radius:12px"
              >
                <tr>
                  <td style="padding:28px 32px 0;${font};font-size:18px;color:${apple}">
                    ${studio.name}
                  </td>
                </tr>
                <tr>
                  <td style="padding:8px 32px 28px">
                    <h1
                      style="margin:8px 0 16px;${font};font-size:28px;line-height:1.25;font-weight:normal"
                    >
                      ${title}
                    </h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 32px;border-top:1px solid ${line};font-size:14px">
                    <strong>${studio.name}</strong
                    ><br />${addressLine}<br />${studio.phone}<br />${studio.email}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup
  }\n`;
}

/** The same frame as text. */
export function textLayout(title: string, blocks: readonly string[]): string {
  const foot = [studio.name, addressLine, studio.phone, studio.email].join('\n');
  return `${[title, ...blocks, `-- \n${foot}`].join('\n\n')}\n`;
}
