import type { RequestHandler } from 'express';
import { endpoints, type ResponseBody } from '#contract/endpoints.ts';
import { messageRefusals } from '#contract/refusals.ts';
import { parseBody } from '../http/writes.ts';
import { storeMessage, type MessagesDeps } from '../mail/messages.ts';

/** `POST /api/contact`. */
export function sendMessage(deps: MessagesDeps): RequestHandler {
  return async (req, res) => {
    const message = parseBody(endpoints.sendMessage.body, req.body, messageRefusals.invalid);
    await storeMessage(deps, { message, suspect: null });
    res.json({ received: true } satisfies ResponseBody<'sendMessage'>);
  };
}
