import type { ReactNode } from 'react';
import { CartButton } from '#cart/CartButton/CartButton.tsx';
import { Header } from '#layout/Header/Header.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';

/** Shows a message or a dialog over the page on which visitors see most messages. */
export function PageBehind({ children }: { children: ReactNode }) {
  return (
    <>
      <Header cart={<CartButton />} />
      <main>
        <ContactPage />
      </main>
      {children}
    </>
  );
}
