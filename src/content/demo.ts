import { studio } from './studio.ts';

/**
 * Notes of the payment step when no card is charged (ruling 45) and, over https, that no mail is
 * sent (ruling 65).
 */
export function demoNotes(
  publicUrl: string = import.meta.env.VITE_PUBLIC_URL ?? studio.publicUrl,
): string[] {
  const mail = 'No email is sent to you: your confirmation is written to a file on our server.';
  return ['Demo checkout: no card is charged', ...(publicUrl.startsWith('https:') ? [mail] : [])];
}
