import { checkOwner } from './check-owner.ts';
import { runCommand } from './commands.ts';

// `npm run owner`: checks the owner's files, or creates the served sizes of the drawings.
await runCommand('owner', { check: checkOwner, images: () => import('./images.ts') });
