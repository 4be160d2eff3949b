import type { ComponentType } from 'react';
import { CartButton } from '#cart/CartButton/CartButton.tsx';
import { Header } from '#layout/Header/Header.tsx';
import { ContactPage } from '#pages/contact/ContactPage.tsx';

/** A decorator: shows a message or a dialog over the page on which visitors see most messages. */
export const overPage = (Story: ComponentType) => (
  <>
    <Header cart={<CartButton />} />
    <main>
      <ContactPage />
    </main>
    <Story />
  </>
);
