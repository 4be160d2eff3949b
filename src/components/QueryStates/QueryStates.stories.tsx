import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Container } from '#components/Container/Container.tsx';
import { QueryStates } from './QueryStates.tsx';

type Props = { ask: () => Promise<string> };

function Greeting({ ask }: Props) {
  const query = useQuery({ queryKey: ['greeting'], queryFn: ask, retry: false });
  return (
    <Container>
      <QueryStates
        query={query}
        loadingLabel="Loading the greeting..."
        renderError={(retry) => (
          <div role="alert">
            <p>It did not come.</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        )}
      >
        {(greeting) => <p>{greeting}</p>}
      </QueryStates>
    </Container>
  );
}

const neverResolve = () => new Promise<never>(() => undefined);
const answers = {
  loaded: async () => 'Hello!',
  loading: neverResolve,
  failed: () => Promise.reject(new Error('500: Internal Server Error')),
};

const meta = {
  title: 'Primitives/Query states',
  tags: ['autodocs'],
  component: Greeting,
  args: { ask: async () => 'Hello!' },
  argTypes: { ask: { control: 'radio', options: Object.keys(answers), mapping: answers } },
} satisfies Meta<typeof Greeting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { ask: neverResolve },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the greeting...');
  },
};

export const Loaded: Story = {
  args: { ask: async () => 'Hello!' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Hello!')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { ask: () => Promise.reject(new Error('500: Internal Server Error')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It did not come.');
  },
};

/** Only a click retries; it shows the loading state again. */
export const LoadedOnRetry: Story = {
  args: { ask: fn() },
  beforeEach: ({ args }) => {
    const ask = args.ask as ReturnType<typeof fn>;
    ask
      .mockReset()
      .mockRejectedValueOnce(new Error('500: Internal'))
      .mockImplementation(neverResolve);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the greeting...');
    await expect(args.ask).toHaveBeenCalledTimes(2);
  },
};
