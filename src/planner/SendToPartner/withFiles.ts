/** What to share: the link with the files if the browser shares both together, else the link. */
export function withFiles(
  link: ShareData,
  files: File[],
  browser: { canShare?: (data: ShareData) => boolean },
): ShareData {
  const both = { ...link, files };
  return files.length > 0 && browser.canShare?.(both) ? both : link;
}
