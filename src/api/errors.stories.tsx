import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'storybook/test';
import { callApi } from './client.ts';
import type { On401 } from './http.ts';

type OutcomeProps = { on401: On401 };

/** Requests the services and shows the response or the error as text. */
function Outcome({ on401 }: OutcomeProps) {
  const { data, error } = useQuery({
    queryKey: ['outcome', on401],
    queryFn: () =>
      on401 === 'null' ? callApi('listServices', { on401 }) : callApi('listServices'),
  });
  return <p role="status">{error ? error.message : JSON.stringify(data)}</p>;
}

const meta = {
  title: 'System/Errors',
  component: Outcome,
  args: { on401: 'throw' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Outcome>;
export default meta;

type Story = StoryObj<typeof meta>;

export const StatusAndBody: Story = {
  tags: ['state:8.error.with-body'],
  parameters: { scenario: 'services.500' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        '500: Something went wrong on our side. Please try again or call us.',
      ),
    ).toBeVisible();
  },
};

export const EmptyBody: Story = {
  tags: ['state:8.error.empty-body'],
  parameters: { scenario: 'services.500EmptyBody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500: Internal Server Error')).toBeVisible();
  },
};

export const UnauthorizedThrows: Story = {
  tags: ['state:8.error.401-throws'],
  parameters: { scenario: 'any.401' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('401: Please sign in.')).toBeVisible();
  },
};

export const UnauthorizedNull: Story = {
  tags: ['state:8.error.401-null'],
  args: { on401: 'null' },
  parameters: { scenario: 'any.401' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('null')).toBeVisible();
  },
};
