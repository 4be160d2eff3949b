import { useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { theme } from '#theme/theme.ts';

const appear = keyframes`from { opacity: 0; }`;

const Float = styled.div`
  position: fixed;
  z-index: ${theme.layer.popup};
  top: 38dvh;
  left: 50%;
  translate: -50% 0;
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.colour.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.colour.surface};
  box-shadow: ${theme.shadow.high};
  /* A page that was prefetched comes within a blink: no flash for it. */
  animation: ${appear} 1ms 120ms backwards;
`;

/** 'Loading...' while the next page is on its way; the old one stays meanwhile (ruling 16). */
export function NavigationSpinner() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Float>
      <Spinner />
    </Float>
  );
}
