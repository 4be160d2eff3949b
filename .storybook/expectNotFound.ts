import { expect, type within } from 'storybook/test';

/** Asserts that the 404 page is shown. */
export async function expectNotFound(canvas: ReturnType<typeof within>): Promise<void> {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
  ).toBeVisible();
  await expect(canvas.getByText('Did you forget to add the page to the router?')).toBeVisible();
}
