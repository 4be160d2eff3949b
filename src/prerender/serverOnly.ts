import { createContext, type ReactNode } from 'react';

/** What only the server draws, at the end of head and body: React ignores it when it hydrates. */
export const ServerOnly = createContext<{ head?: ReactNode; body?: ReactNode }>({});
