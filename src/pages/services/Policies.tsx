import { styled } from 'styled-components';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { Container } from '#components/Container/Container.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TextLink } from '#components/TextLink/TextLink.tsx';
import { servicesContent } from '#content/pages/services.ts';
import { media, theme } from '#theme/theme.ts';
import { ServicesHead } from './ServicesPage.styles.ts';

const { policies, faq, prepare } = servicesContent;

const PolicyList = styled.dl`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[8]};

  dd {
    line-height: 1.45;
  }

  dt {
    margin-block-end: ${theme.space[1]};
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h4};
    font-weight: 600;
  }
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Questions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[6]};
  margin-block-start: ${theme.space[6]};
  padding-block-start: ${theme.space[4]};
  border-block-start: 1px solid ${theme.color.line};
  > p {
    flex: 1 1 100%;
    font-size: ${theme.size.lead};
  }
  > a:last-child {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    font-weight: 600;
  }
`;

/** The booking policies, and a link to the other questions (E8). */
export function Policies() {
  return (
    <Section>
      <Container>
        <ServicesHead heading={policies.heading} />
        <PolicyList>
          {policies.points.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </PolicyList>
        <Questions>
          <p>{faq.text}</p>
          <ButtonLink to={faq.to} variant="outline">
            {faq.label}
          </ButtonLink>
          <TextLink to={prepare.to}>{prepare.label}</TextLink>
        </Questions>
      </Container>
    </Section>
  );
}
