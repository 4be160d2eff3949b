import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, useContext, useState, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '#api/queryClient.ts';
import { useHashScroll } from '#lib/useHashScroll.ts';
import { Shell } from '#layout/Shell/Shell.tsx';
import { GlobalStyle } from '#theme/GlobalStyle.tsx';

type Framed = { Story: ComponentType; inShell: boolean };

const FramedStory = createContext<Framed | undefined>(undefined);

function Screen() {
  useHashScroll();
  const framed = useContext(FramedStory);
  if (!framed) return null;
  const { Story, inShell } = framed;
  return inShell ? (
    <Shell>
      <Story />
    </Shell>
  ) : (
    <Story />
  );
}

type StoryFrameProps = Framed & {
  /** The address at which the story starts. */
  route: string;
};

/** What a story stands in: its own router and its own query cache, and the shell for a page. */
export function StoryFrame({ route, ...framed }: StoryFrameProps) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: [route] }),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <GlobalStyle />
      <FramedStory value={framed}>
        <RouterProvider router={router} />
      </FramedStory>
    </QueryClientProvider>
  );
}
