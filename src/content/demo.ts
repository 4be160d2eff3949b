import { studio } from './studio.ts';

/** What the payment step says where no card is charged (ruling 45), and behind https of mail (ruling 65). */
export function demoNotes(
  publicUrl: string = import.meta.env.VITE_PUBLIC_URL ?? studio.publicUrl,
): string[] {
  const mail = 'No email is sent to you: your confirmation is written to a file on our server.';
  return ['Demo checkout: no card is charged', ...(publicUrl.startsWith('https:') ? [mail] : [])];
}
