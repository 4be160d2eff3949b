import * as z from 'zod/mini';
import { toMailAddress } from './mailAddress.ts';

// Postgres rejects NUL in text.
const noNul = z.refine<string>((text) => !text.includes('\0'), 'Must be plain text');

/** One line of text: a line break could inject headers into a mail. */
const singleLine = (max: number) =>
  z.string().check(
    z.maxLength(max),
    noNul,
    z.refine((text: string) => !/[\r\n]/.test(text), 'Must be one line'),
  );

/**
 * The contact form's message: the body of `POST /api/contact` (sections 3 and 5), with the form's
 * three error messages. The consent checkbox is not sent (ruling 30).
 */
export const contactMessageSchema = z.strictObject({
  name: singleLine(200).check(z.trim(), z.minLength(2, 'Name must be at least 2 characters')),
  email: z.string().check(
    z.trim(),
    z.maxLength(254),
    z.refine(
      (text: string) => toMailAddress(text) !== undefined,
      'Please enter a valid email address',
    ),
  ),
  phone: z.optional(singleLine(50)),
  subject: z.optional(singleLine(200)),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Message must be at least 10 characters'),
      z.maxLength(5000, 'Message must be at most 5,000 characters'),
      noNul,
    ),
});

/** The response to a message, which the client ignores (section 7). */
export const messageReceivedSchema = z.strictObject({ received: z.literal(true) });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
