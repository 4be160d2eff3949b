import { startPage } from './start.ts';

// The script in a page's HTML: `inline.ts?bundled` is its bundled text (vite.config.ts).
const { bootstrap = '', preload } = document.currentScript?.dataset ?? {};
void startPage(bootstrap, preload);
