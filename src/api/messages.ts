import { useMutation } from '@tanstack/react-query';
import type { ContactMessage } from '#contract/messages.ts';
import { sendRequest } from './http.ts';

/** Sends the contact form's message and ignores the response body (section 7). */
export function useSendMessage() {
  return useMutation({
    mutationFn: async (message: ContactMessage) => {
      await sendRequest('/api/contact', { method: 'POST', body: message });
    },
  });
}
