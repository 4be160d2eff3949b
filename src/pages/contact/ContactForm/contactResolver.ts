import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageSchema } from '#contract/messages.ts';

/** Holds the form against the contract: the very schema that the server uses (section 5). */
export const contactResolver = zodResolver(contactMessageSchema);
