import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import { theme } from '#theme/theme.ts';

/** Milliseconds before the spinner shows, so that prefetched pages load without a flash of it. */
const BLINK = 120;

const Float = styled.div`
  position: fixed;
  z-index: ${theme.layer.popup};
  top: 38dvh;
  left: 50%;
  translate: -50% 0;
  padding-inline: ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.high};
`;

/** 'Loading...' while the next page loads; the current one stays visible (ruling 16). */
export function NavigationSpinner() {
  const { state } = useNavigation();
  return state !== 'idle' && <LateSpinner />;
}

function LateSpinner() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), BLINK);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Float>
        <Spinner />
      </Float>
    )
  );
}
