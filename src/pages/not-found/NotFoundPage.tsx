import { styled } from 'styled-components';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { notFoundContent } from '#content/pages/notFound.ts';
import { shape } from '#theme/shape.ts';
import { media, theme } from '#theme/theme.ts';

const Clearing = styled(Container)`
  display: grid;
  gap: ${theme.space[8]};
  align-items: center;
  padding-block: ${theme.space[10]} ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space[16]};
    padding-block: ${theme.space[16]} ${theme.space[24]};
  }
`;

const Lamb = styled(Picture)`
  border-radius: ${shape.picture};
`;

const NotFoundText = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  justify-items: start;
`;

const Lead = styled.p`
  font-size: ${theme.size.lead};
`;

const WayLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`;

/**
 * The page for unknown paths, with two exact strings from the specification (B10, B11, ruling 6).
 */
export function NotFoundPage() {
  const { h1, text, hint, home, links, picture } = notFoundContent;
  return (
    <Clearing>
      <NotFoundText>
        <h1>{h1}</h1>
        <Lead>{text}</Lead>
        <p>{hint}</p>
        <ButtonLink to={home.to}>{home.label}</ButtonLink>
        <WayLinks role="list">
          {links.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </WayLinks>
      </NotFoundText>
      <Lamb {...picture} sizes="(min-width: 64rem) 34rem, 92vw" priority />
    </Clearing>
  );
}
