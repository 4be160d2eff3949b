import { useQuery } from '@tanstack/react-query';
import { ApiProvider } from '#api/ApiProvider.tsx';
import { productsQuery } from '#api/products.ts';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Container } from '#components/Container/Container.tsx';
import { ExternalLink } from '#components/ExternalLink/ExternalLink.tsx';
import { QueryStates } from '#components/QueryStates/QueryStates.tsx';
import { WithoutScript } from '#components/QueryStates/WithoutScript.ts';
import { Section } from '#components/Section/Section.tsx';
import { SectionHead } from '#components/SectionHead/SectionHead.tsx';
import { boutiqueContent } from '#content/pages/boutique.ts';
import { phoneHref, studio } from '#content/studio.ts';
import type { Product } from '#contract/products.ts';
import { addItem, openCart } from '../cartStore.ts';
import { preloadCartDrawer } from '../loadCartDrawer.ts';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { Place, Shelf, EmptyShelf } from './Shop.styles.ts';

const {
  heading,
  lead,
  heartbeat,
  loading,
  empty,
  failure,
  add: addLabel,
  soldOut,
} = boutiqueContent.shop;

const productPictures = (products: readonly Product[]) =>
  products.flatMap(({ name, imageUrl }) => (imageUrl ? [{ src: imageUrl, alt: name }] : []));

/** The shop's product list (ruling 20). */
export function Shop() {
  return (
    <ApiProvider>
      <ProductList />
    </ApiProvider>
  );
}

function ProductList() {
  const query = useQuery(productsQuery());

  const addProduct = ({ id, name, price, imageUrl }: Product) => {
    addItem({ id, name, price, ...(imageUrl && { imageUrl }) });
    openCart();
  };
  const store = (
    <ButtonLink variant="outline" href={studio.links.boutique}>
      Our online store
    </ButtonLink>
  );

  return (
    <Section id="shop">
      <Container>
        <SectionHead heading={heading} lead={`${lead} ${heartbeat}`} />
        <Place>
          <QueryStates
            query={query}
            loadingLabel={loading}
            renderError={(retry) => (
              <EmptyShelf role="alert">
                <h3>{failure.title}</h3>
                <p>{failure.text}</p>
                <ButtonRow>
                  <Button onClick={retry}>{failure.retry}</Button>
                  {store}
                </ButtonRow>
              </EmptyShelf>
            )}
          >
            {(products) =>
              products.length > 0 ? (
                <Shelf as="ul" role="list">
                  {products.map((product) => (
                    <ProductCard
                      key={product.id}
                      product={product}
                      addLabel={addLabel}
                      soldOutLabel={soldOut}
                      onAdd={() => addProduct(product)}
                      onIntent={preloadCartDrawer}
                      pictures={productPictures(products)}
                    />
                  ))}
                </Shelf>
              ) : (
                <EmptyShelf>
                  <p>{empty}</p>
                  {store}
                </EmptyShelf>
              )
            }
          </QueryStates>
        </Place>
        {query.isPending && (
          <WithoutScript>
            <p>
              The shelf and the cart need JavaScript. Without it, please order in our{' '}
              <ExternalLink href={studio.links.boutique}>online store</ExternalLink> or call{' '}
              <a href={phoneHref}>{studio.phone}</a>.
            </p>
          </WithoutScript>
        )}
      </Container>
    </Section>
  );
}
