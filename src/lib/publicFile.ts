/**
 * The URL of a file in `public/`, also where the site or its Storybook is served from a sub-folder.
 * Only Vite knows that folder: without it, as in tests on Node, it is the root.
 * @param path from the root, such as '/images/room-480.webp'
 */
export const publicFile = (path: `/${string}`) =>
  `${(import.meta.env as ImportMetaEnv | undefined)?.BASE_URL ?? '/'}${path.slice(1)}`;
