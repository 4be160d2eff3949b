import { styled } from 'styled-components';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ComponentType,
} from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { createQueryClient } from '#api/queryClient.ts';
import { Shell } from '#layout/Shell/Shell.tsx';
import { useScroll } from '#lib/useScroll.ts';
import { fontFaces } from '#theme/fonts.ts';
import { GlobalStyle } from '#theme/GlobalStyle.tsx';

/* Not a `style` attribute: stories assert that the page has none. */
const Margin = styled.div`
  padding-block: 1rem;
`;

type Framed = {
  Story: ComponentType;
  inShell: boolean;
  /** Whether to add space above and below, so that a focus ring at the edge is visible. */
  hasMargin: boolean;
};

const FramedStory = createContext<Framed | undefined>(undefined);

/** While a page's code loads; without it React Router warns. */
const Nothing = () => null;

function StoryRoute() {
  useScroll();
  const framed = useContext(FramedStory);
  if (!framed) return null;
  const { Story, inShell, hasMargin } = framed;
  if (inShell) {
    return (
      <Shell>
        <Story />
      </Shell>
    );
  }
  return (
    <>
      {hasMargin ? (
        <Margin>
          <Story />
        </Margin>
      ) : (
        <Story />
      )}
    </>
  );
}

type StoryFrameProps = Framed & {
  /** The path at which the story's router starts. */
  route: string;
  /** Called once, after the story's first effects and their re-render. */
  onSettled: () => void;
  /** The site's routes, for a story whose `Outlet` shows the page at `route`. */
  site: RouteObject[] | undefined;
};

/**
 * A transition renders after all urgent updates, including those from the story's first effects.
 */
function useSettled(onSettled: () => void) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) onSettled();
    else startTransition(() => setSettled(true));
  }, [settled, onSettled]);
}

/** Wraps a story in its own router and query cache, and a page story also in the app shell. */
export function StoryFrame({ route, onSettled, site, ...framed }: StoryFrameProps) {
  useSettled(onSettled);
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter(
      [
        site
          ? { Component: StoryRoute, HydrateFallback: Nothing, children: site }
          : { path: '*', Component: StoryRoute },
      ],
      { initialEntries: [route] },
    ),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <style href="fonts" precedence="fonts">
        {fontFaces}
      </style>
      <GlobalStyle />
      <FramedStory value={framed}>
        <RouterProvider router={router} />
      </FramedStory>
    </QueryClientProvider>
  );
}
