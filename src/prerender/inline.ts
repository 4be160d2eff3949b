import { requestData } from '#api/preloadedResponse.ts';
import { startPage } from './start.ts';

// The script in a page's HTML: `inline.ts?bundled` is its bundled text (vite.config.ts).
const { bootstrap = '', framework, request } = document.currentScript?.dataset ?? {};
if (request) requestData(request);
void startPage(bootstrap, framework);
