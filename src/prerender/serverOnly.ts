import { createContext, type ReactNode } from 'react';

/** Elements at the end of head and body that only the server renders; hydration ignores them. */
export const ServerOnly = createContext<{ head?: ReactNode; body?: ReactNode }>({});
