import { zodResolver } from '@hookform/resolvers/zod';
import { contactMessageSchema } from '#contract/messages.ts';

/** Validates the form with the contract's schema, as the server does (section 5). */
export const contactResolver = zodResolver(contactMessageSchema);
