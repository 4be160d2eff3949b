import { ExternalLink as NewTabIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

const Anchor = styled.a`
  > svg {
    display: inline-block;
    width: 0.85em;
    height: 0.85em;
    margin-inline-start: 0.3em;
    vertical-align: -0.05em;
  }
`;

type ExternalLinkProps = Omit<ComponentProps<'a'>, 'target' | 'rel'> & { href: string };

/** An external link in text. It opens a new tab and is marked as such (ruling 10). */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  return (
    <Anchor {...rest} target="_blank" rel="noopener">
      {children}
      <NewTabNote />
    </Anchor>
  );
}

/** Marks a link that opens a new tab: an icon, and text for screen readers. */
export function NewTabNote() {
  return (
    <>
      <NewTabIcon aria-hidden="true" />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  );
}
