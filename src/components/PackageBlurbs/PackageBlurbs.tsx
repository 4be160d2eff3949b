import { styled } from 'styled-components';
import { Card } from '#components/Card/Card.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import type { PackageFacts } from '#content/packages.ts';
import { theme } from '#theme/theme.ts';

const List = styled(Grid).attrs({ as: 'ul', role: 'list', min: '16rem' })``;

const When = styled.p`
  color: ${theme.colour.leafDeep};
  font-size: ${theme.size.small};
  font-weight: 650;
`;

export type PackageBlurb = PackageFacts & { text: string };

export type PackageBlurbsProps = { blurbs: readonly PackageBlurb[] };

/** A few words on each package, without prices: those come from the server alone (ruling 2). */
export function PackageBlurbs({ blurbs }: PackageBlurbsProps) {
  return (
    <List>
      {blurbs.map(({ id, name, weeks, minutes, text }) => (
        <Card as="li" key={id}>
          <h3>
            <TextLink to={`/services#${id}`}>{name}</TextLink>
          </h3>
          <When>{minutes ? `${weeks}, ${minutes}` : weeks}</When>
          <p>{text}</p>
        </Card>
      ))}
    </List>
  );
}
