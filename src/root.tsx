import { lazy, useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useRouteError } from 'react-router';
import { LazySlot } from '#layout/Shell/LazySlot.tsx';
import { Shell } from '#layout/Shell/Shell.tsx';
import { useScrollPositions } from '#lib/scrollPositions.ts';
import { useHashScroll } from '#lib/useHashScroll.ts';
import { ErrorPage } from '#pages/error/ErrorPage.tsx';
import { GlobalStyle } from '#theme/GlobalStyle.tsx';
import { tokens } from '#theme/tokens.ts';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={tokens.colour.paper} />
        {/* Painted in the middle of its parsing, a page moves when the rest comes. */}
        <link rel="expect" href="#footer" blocking="render" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** Presses the controls that were clicked before the page could answer, each once. */
function useReplayedClicks() {
  useEffect(() => {
    const clicked = window.boot?.release() ?? [];
    delete window.boot;
    for (const control of clicked) control.click();
  }, []);
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <Shell>{children}</Shell>
    </>
  );
}

// Always the same element: a change of page does not draw what is around the page.
const framedPage = (
  <Frame>
    <Outlet />
  </Frame>
);

export default function Root() {
  useScrollPositions();
  useHashScroll();
  useReplayedClicks();
  return framedPage;
}

const NotFoundPage = lazy(async () => {
  const page = await import('#pages/not-found/NotFoundPage.tsx');
  return { default: page.NotFoundPage };
});

/** The last resort: header and footer stay, and the page says what a visitor can do (ruling 6). */
export function ErrorBoundary() {
  const error = useRouteError();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Frame>
      {notFound ? (
        <LazySlot fallback={<ErrorPage />}>
          <NotFoundPage />
        </LazySlot>
      ) : (
        <ErrorPage />
      )}
    </Frame>
  );
}
