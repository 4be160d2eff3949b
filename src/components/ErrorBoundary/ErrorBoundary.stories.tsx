import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useEffect } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Container } from '#components/Container/Container.tsx';
import { VisitPanel } from '#components/VisitPanel/VisitPanel.tsx';
import { localContent } from '#content/pages/local.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

function fail(): never {
  throw new Error('broken');
}

const Failing = () => fail();

const logged = fn();

const failures = () =>
  logged.mock.calls.map(String).filter((text) => text.includes('failed and was left out'));

const meta = {
  title: 'Components/Error boundary',
  tags: ['autodocs'],
  component: ErrorBoundary,
  args: { part: 'part', children: fail as ErrorBoundaryProps['children'] },
  beforeEach: () => {
    logged.mockClear();
    spyOn(console, 'error').mockImplementation(logged);
  },
  render: (args) => (
    <Container>
      <p>The page before the part.</p>
      <ErrorBoundary {...args} />
      <p>The page after the part.</p>
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The page before/)).toBeVisible();
    await expect(canvas.getByText(/^The page after/)).toBeVisible();
    await waitFor(() => expect(failures()).toHaveLength(1));
  },
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ruling 67: the open-now line and the closures fail, and everything else stays. */
export const PartFailed: Story = {
  tags: ['state:r67.part.failed', 'vr', 'vr-mobile'],
  render: () => (
    <Container>
      <VisitPanel
        {...localContent.visit}
        words={{ ...localContent.visit.words, open: fail, closure: fail }}
      />
    </Container>
  ),
  parameters: { clock: '2026-12-20T12:00:00-05:00' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(failures()).toEqual([
        expect.stringMatching(/^The open-now line failed/),
        expect.stringMatching(/^The list of closures failed/),
      ]),
    );
    await expect(canvas.getByRole('heading', { name: localContent.visit.heading })).toBeVisible();
    await expect(canvas.getByRole('table')).toBeVisible();
    const call = canvas.getByRole('link', { name: studio.phone });
    await expect(call).toHaveAttribute('href', phoneHref);
  },
};

export const FailedValue: Story = {};

export const WithFallback: Story = {
  args: { fallback: <p>What was prerendered.</p> },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText('What was prerendered.')).toBeVisible();
  },
};

/** A fallback that fails too leaves nothing. */
export const FailedFallback: Story = {
  args: { fallback: <Failing /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(failures()).toHaveLength(2));
    await expect(canvas.getByText(/^The page after/)).toBeVisible();
  },
};

function FailingEffect() {
  useEffect(fail, []);
  return <p>A part whose effect fails.</p>;
}

export const FailedEffect: Story = {
  args: { children: <FailingEffect /> },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.queryByText(/whose effect fails/)).toBeNull();
  },
};

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch the module')));

export const FailedToLoad: Story = {
  args: {
    children: (
      <Suspense>
        <Missing />
      </Suspense>
    ),
  },
};
