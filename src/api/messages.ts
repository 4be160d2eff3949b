import { useMutation } from '@tanstack/react-query';
import type { ContactMessage } from '#contract/messages.ts';
import { sendRequest } from './http.ts';

/** Sends a message of the contact form; what the server answers is not read (section 7). */
export function useSendMessage() {
  return useMutation({
    mutationFn: async (message: ContactMessage) => {
      await sendRequest('/api/contact', { method: 'POST', body: message });
    },
  });
}
