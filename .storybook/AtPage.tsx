import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router';

/** Shows its children as on a page, for what depends on it: a story's control can change it. */
export function AtPage({ path, children }: { path: string; children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path), [navigate, path]);
  return children;
}
