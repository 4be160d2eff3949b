import { checkOwnerFiles, OwnerFileError, readStudio } from './check.ts';
import type { Studio } from './studio.schema.ts';

/** Everything needs this file, so an invalid one ends the process with its errors. */
function readValidStudio(): Studio {
  try {
    return readStudio();
  } catch (error) {
    if (!(error instanceof OwnerFileError)) throw error;
    console.error(checkOwnerFiles().join('\n'));
    process.exit(1);
  }
}

/** The studio's data in Node. Vite replaces this module with the JSON file (`folder.ts`). */
export default readValidStudio();
