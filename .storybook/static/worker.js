// msw's worker unregisters itself when the last page that it sees closes, also while frames of the
// next page are opening.
self.registration.unregister = () => Promise.resolve(false);
self.importScripts('./mockServiceWorker.js');
