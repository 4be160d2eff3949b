import { Phone, RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#components/Button/Button.tsx';
import { ButtonLink } from '#components/ButtonLink/ButtonLink.tsx';
import { ButtonRow } from '#components/ButtonRow/ButtonRow.tsx';
import { Card } from '#components/Card/Card.tsx';
import { servicesContent } from '#content/pages/services.ts';
import { phoneHref, studio } from '#content/studio.ts';
import { theme } from '#theme/theme.ts';

const Panel = styled(Card)`
  justify-items: start;
  max-width: 46rem;
  border-inline-start: 6px solid ${theme.color.honey};
`;

const Actions = styled(ButtonRow)`
  align-items: center;
  column-gap: ${theme.space[5]};
`;

const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.target};
  font-size: ${theme.size.lead};
  font-weight: 650;

  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const { failure } = servicesContent;

export type NoPackagesProps = {
  role?: 'alert';
  title?: string;
  text: string;
  onRetry?: () => void;
};

/** Shown instead of the packages: other ways to book, and a retry button (ruling 16). */
export function NoPackages({ role, title, text, onRetry }: NoPackagesProps) {
  return (
    <Panel role={role}>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
      <Actions>
        <Call href={phoneHref}>
          <Phone aria-hidden="true" />
          {studio.phone}
        </Call>
        <ButtonLink href={studio.booking.url}>{failure.book}</ButtonLink>
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            {failure.retry}
          </Button>
        )}
      </Actions>
    </Panel>
  );
}
