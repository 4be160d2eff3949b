import { checkOwnerFiles, OwnerFileError, readOwnerFile } from './check.ts';
import type { Studio } from './studio.schema.ts';

/** Nothing can be built, served or listed without it, so a wrong file ends the program. */
function readStudio(): Studio {
  try {
    return readOwnerFile('studio');
  } catch (error) {
    if (!(error instanceof OwnerFileError)) throw error;
    console.error(checkOwnerFiles().join('\n'));
    process.exit(1);
  }
}

/** The studio's file. Vite puts the JSON itself in the place of this module (`folder.ts`). */
export default readStudio();
