import type { Signature } from './review.ts';

/** Where `npm run storybook` takes signatures: see `signatures.ts`. */
export const SIGN_PATH = '/review/sign';

/**
 * Keeps the signatures: in the repository under `npm run storybook`, else as a download that takes
 * the place of `reviews.json`.
 * @returns what came of it, in words.
 */
export async function keepSignatures(signatures: Signature[]): Promise<string> {
  const text = `${JSON.stringify(signatures, null, 2)}\n`;
  const written = await fetch(`.${SIGN_PATH}`, { method: 'POST', body: text }).then(
    ({ status }) => status === 204,
    () => false,
  );
  if (written) return 'Signed in reviews.json.';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'reviews.json';
  link.click();
  URL.revokeObjectURL(link.href);
  return 'Signed: put the downloaded reviews.json into the repository.';
}
