// First, so that the styles of components follow it and win.
import { GlobalStyle } from '#theme/GlobalStyle.tsx';
import { use, useEffect, type ReactNode } from 'react';
import { Meta, Outlet, Scripts } from 'react-router';
import { Shell } from '#layout/Shell/Shell.tsx';
import { publicFile } from '#lib/publicFile.ts';
import { useScroll } from '#lib/useScroll.ts';
import { ErrorPage } from '#pages/error/ErrorPage.tsx';
import { tokens } from '#theme/tokens.ts';
import { ServerOnly } from './prerender/serverOnly.ts';

export function Layout({ children }: { children: ReactNode }) {
  const serverOnly = use(ServerOnly);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={tokens.color.paper} />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {/* Blocks rendering until the footer is parsed: a partly parsed page would shift. */}
        <link rel="expect" href="#footer" blocking="render" />
        <link rel="icon" href={publicFile('/favicon.svg')} type="image/svg+xml" />
        <link rel="icon" href={publicFile('/favicon-32.png')} sizes="32x32" />
        <link rel="apple-touch-icon" href={publicFile('/apple-touch-icon.png')} />
        <link rel="manifest" href={publicFile('/site.webmanifest')} />
        <Meta />
        {serverOnly.head}
      </head>
      <body>
        {children}
        {serverOnly.body}
        {/* Only in development: a built page has its own bootstrap file (docs/decisions/0006). */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

function Frame({ children }: { children: ReactNode }) {
  // Also on the error page, when the page itself failed while hydrating.
  useEffect(() => window.pageStart?.finish(), []);
  return (
    <>
      <GlobalStyle />
      <Shell>{children}</Shell>
    </>
  );
}

// A constant element, so that navigation does not rerender the app shell.
const framedPage = (
  <Frame>
    <Outlet />
  </Frame>
);

export default function Root() {
  useScroll();
  return framedPage;
}

/** Renders errors inside header and footer, with help for the visitor (ruling 6). */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
}
