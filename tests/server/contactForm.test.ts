import { describe, expect, it } from 'vitest';
import { refusals } from '#contract/refusals.ts';
import { contactMessage } from '#mocks/fixtures/messages.ts';
import { createClock, type TestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';
import { writeSite } from '#tests/support/site.ts';
import { testDatabases, useServers } from '#tests/support/useServers.ts';

const filled = {
  name: contactMessage.name,
  email: contactMessage.email,
  phone: '',
  subject: '',
  message: 'First line\r\nSecond line',
  website: '',
};

describe.each(testDatabases())('the contact form without JavaScript on %s', (kind) => {
  const start = useServers(kind);
  const buildDir = writeSite();

  async function openForm() {
    const now = createClock();
    const server = await start({ now, config: { buildDir } });
    const page = await fetch(`${server.url}/contact`);
    const cookie = page.headers.get('Set-Cookie') ?? '';
    const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { Cookie: cookie.split(';')[0] ?? '', Origin: server.url, ...headers },
        body: new URLSearchParams(fields),
      });
    return { now, server, cookie, send };
  }

  it('stores and mails the message, and redirects to a confirmation', async () => {
    const { now, server, send, cookie } = await openForm();
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    now.advance(30_000);
    const answer = await send(filled);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact/sent']);
    expect(await storedMessages(server)).toEqual([
      expect.objectContaining({ message: 'First line\nSecond line', phone: null, suspect: null }),
    ]);
    await until(() => server.sent.length === 1);
    const sent = await fetch(`${server.url}/contact/sent`);
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain('Message Sent!');
  });

  it('shows error messages and keeps the typed values', async () => {
    const { server, send } = await openForm();
    const typed = { ...filled, name: 'x', email: '"><script>', message: '</textarea><b>short' };
    const answer = await send({ ...typed, message: 'Too "short' });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/style-src 'sha256-/);
    for (const words of [
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'value="x"',
      'value="&quot;&gt;&lt;script&gt;"',
      'Too &quot;short',
      'aria-invalid="true"',
    ]) {
      expect(page).toContain(words);
    }
    expect(await (await send(typed)).text()).toContain('&lt;/textarea&gt;&lt;b&gt;short');
    expect(await storedMessages(server)).toEqual([]);
  });

  it.each([
    ['fill in the hidden field', { website: 'https://spam.example' }, {}, 30_000],
    ['are quicker than people', {}, {}, 1_000],
    ['never opened the page', {}, { Cookie: '' }, 30_000],
  ])('flags but stores messages of bots that %s', async (_case, fields, headers, waited) => {
    const { now, server, send } = await openForm();
    now.advance(waited);
    expect((await send({ ...filled, ...fields }, headers)).status).toBe(303);
    expect(await storedMessages(server)).toMatchObject([{ suspect: expect.any(String) as string }]);
    await until(() => server.sent.length === 1);
    expect(server.sent[0]?.subject).toContain('[Possible spam]');
  });

  it('rejects what the JSON route rejects, and keeps the typed values', async () => {
    const { server, send } = await openForm();
    const cross = await send(filled, { 'Sec-Fetch-Site': 'cross-site' });
    const page = await cross.text();
    expect(cross.status).toBe(403);
    expect(page.replaceAll('&#39;', "'")).toContain(refusals.crossSite);
    expect(page).toContain(`value="${filled.name}"`);
    const json = await fetch(`${server.url}/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactMessage),
    });
    expect(json.status).toBe(415);
    expect((await send({ ...filled, message: 'x'.repeat(40_000) })).status).toBe(413);
    expect(await storedMessages(server)).toEqual([]);
  });
});

function storedMessages({ database }: TestServer) {
  return database.db.selectFrom('messages').selectAll().execute();
}
