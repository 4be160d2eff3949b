/** The text of a browser module bundled as one script, to inline it into pages (vite.config.ts). */
declare module '*?bundled' {
  const script: string;
  export default script;
}
