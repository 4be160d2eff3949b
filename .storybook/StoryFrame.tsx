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
import { Tooltips } from '#components/Tooltip/Tooltips.tsx';
import { Shell } from '#layout/Shell/Shell.tsx';
import { useScroll } from '#lib/useScroll.ts';
import { fallbackFaces, fontFaces } from '#theme/fonts.ts';
import { GlobalStyle } from '#theme/GlobalStyle.tsx';

/* No `style` attribute: stories assert that there is none. */
const Margin = styled.div`
  padding-block: 1rem;
`;

type Framed = {
  Story: ComponentType;
  inShell: boolean;
  /** Whether a margin above and below shows a focus ring at the edge. */
  hasMargin: boolean;
};

const FramedStory = createContext<Framed | undefined>(undefined);

function Screen() {
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
      <Tooltips />
    </>
  );
}

type StoryFrameProps = Framed & {
  /** The address at which the story starts. */
  route: string;
  /** Called once, when the effects of the story have run and what they changed is shown. */
  onSettled: () => void;
  /** The product's routes, when the story's `Outlet` shows the page at the address. */
  site: RouteObject[] | undefined;
};

/** A transition waits for every more urgent update, and so for those of the first effects. */
function useSettled(onSettled: () => void) {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (settled) onSettled();
    else startTransition(() => setSettled(true));
  }, [settled, onSettled]);
}

/** What a story stands in: its own router and its own query cache, and the shell for a page. */
export function StoryFrame({ route, onSettled, site, ...framed }: StoryFrameProps) {
  useSettled(onSettled);
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter(
      [site ? { Component: Screen, children: site } : { path: '*', Component: Screen }],
      { initialEntries: [route] },
    ),
  );
  return (
    <QueryClientProvider client={queryClient}>
      <style href="fonts" precedence="fonts">
        {fallbackFaces + fontFaces}
      </style>
      <GlobalStyle />
      <FramedStory value={framed}>
        <RouterProvider router={router} />
      </FramedStory>
    </QueryClientProvider>
  );
}
