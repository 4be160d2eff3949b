import { Card } from '#components/Card/Card.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Grid } from '#components/Grid/Grid.tsx';

type ContactSheetProps = {
  title: string;
  records: readonly { slug: string; h1: string; distanceFromStudio: string }[];
};

/** An overview of many page headings, each with the distance of its place from the studio. */
export function ContactSheet({ title, records }: ContactSheetProps) {
  return (
    <Container as="main">
      <h1>{title}</h1>
      <Grid as="ul" role="list">
        {records.map(({ slug, h1, distanceFromStudio }) => (
          <Card as="li" key={slug}>
            <h2>{h1}</h2>
            <p>{distanceFromStudio}</p>
          </Card>
        ))}
      </Grid>
    </Container>
  );
}
