import type { Mutants } from '../mutant.ts';

/** Mutants of what the site does: forms, planner, cart, popups, messages, API calls. */
export const behavior: Mutants = {
  'minus works at one': {
    file: 'src/components/QuantityStepper/QuantityStepper.tsx',
    change: ['disabled={value <= 1}', 'disabled={value <= 0}'],
    killedBy: 'cart-checkout-drawer--quantity-one',
  },
  'the overlay does not close': {
    file: 'src/cart/CartDrawer/CartDrawer.tsx',
    change: ['data-cart-overlay="" onClick={closeCart}', 'data-cart-overlay=""'],
    killedBy: 'cart-checkout-drawer--overlay-closes',
  },
  'the e-mail’s form is checked': {
    file: 'src/cart/checkout.ts',
    change: [
      "details[field].trim() === '');",
      "details[field].trim() === '' || (field === 'email' && !/@.+\\./.test(details.email)));",
    ],
    killedBy: 'cart-checkout-details-step--email-format-unchecked',
  },
  'Back leads out of the details': {
    file: 'src/cart/DetailsStep/DetailsStep.tsx',
    change: ["onClick={() => goToStep('items')}", "onClick={() => goToStep('payment')}"],
    killedBy: 'cart-checkout-details-step--back-to-cart',
  },
  'nothing says that it is processing': {
    file: 'src/cart/PaymentStep/PaymentStep.tsx',
    change: ["'Processing...'", "'Place Order'"],
    killedBy: 'cart-checkout-payment-step--processing',
  },
  'the consent is sent': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: ['<Checkbox label={words.consent}', '<Checkbox name="consent" label={words.consent}'],
    killedBy: 'components-contact-form--consent-not-sent',
  },
  'nothing says that it is sending': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: ['{formState.isSubmitting ? words.sending : words.submit}', '{words.submit}'],
    killedBy: 'components-contact-form--sending',
  },
  'a sent form keeps its words': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: ['    reset();\n', ''],
    killedBy: 'components-contact-form--sent',
  },
  'a failure empties the form': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: [
      '    await onSend(withoutEmptyFields(message));\n    reset();\n',
      '    reset();\n    await onSend(withoutEmptyFields(message));\n',
    ],
    killedBy: 'components-contact-form--failed-server',
  },
  'the carousel ends at its last picture': {
    file: 'src/lib/useSnapRow.ts',
    change: ['next = wraps ?', 'next = !wraps ?'],
    killedBy: 'components-image-carousel--wraps-forward',
  },
  'one picture has controls': {
    file: 'src/planner/ImageCarousel/ImageCarousel.tsx',
    change: ['if (images.length === 1) {', 'if (images.length === 0) {'],
    killedBy: 'components-image-carousel--one-image',
  },
  'no picture, and nothing said': {
    file: 'src/planner/ImageCarousel/ImageCarousel.tsx',
    change: ['        {plannerText.noImages}\n', ''],
    killedBy: 'components-image-carousel--no-images',
  },
  'the carousel goes on where it was': {
    file: 'src/planner/PeekPlanner/PeekPlanner.tsx',
    change: ['<ErrorBoundary key={shown.value}', '<ErrorBoundary key="stage"'],
    killedBy: 'components-image-carousel--restarts-per-stage',
  },
  'a row that no finger can move': {
    file: 'src/planner/ImageCarousel/ImageCarousel.styles.ts',
    change: ['  overflow-x: auto;\n', '  overflow-x: hidden;\n  touch-action: pan-y;\n'],
    killedBy: 'tests/e2e/client.spec.ts > touch input a swipe moves the carousel',
  },
  'the optimal stage has no badge': {
    file: 'src/planner/StageResult/StageResult.tsx',
    change: ['{plannerText.optimalBadge}', ''],
    killedBy: 'components-peek-planner--optimal-stage',
  },
  'every stage has reasons': {
    file: 'src/planner/StageResult/StageResult.tsx',
    change: ['{reasons && (', '{(reasons ?? tips) && ('],
    killedBy: 'components-peek-planner--anterior-placenta',
  },
  'the services load in silence': {
    file: 'src/content/pages/services.ts',
    change: ["loading: 'Loading services...'", "loading: 'One moment'"],
    killedBy: 'pages-services--loading',
  },
  'DNA tests without any': {
    file: 'src/pages/services/Dna.tsx',
    change: ['if (services.length === 0) {', 'if (services.length < 0) {'],
    killedBy: 'pages-services--no-dna-tests',
  },
  'a failed list is asked for again by itself': {
    file: 'src/api/queryClient.ts',
    change: [
      'retry: false,\n        retryDelay,\n        stale',
      'retry: 1,\n        retryDelay,\n        stale',
    ],
    killedBy: 'src/api/client.test.ts > disable retry, staleness, refetch and polling',
  },
  'the planner’s button leads nowhere': {
    file: 'src/pages/services/PackageCard/PackageCard.tsx',
    change: ['to="#peek-planner"', 'to="#planner"'],
    killedBy: 'pages-services--find-my-package',
  },
  'add-ons for every service': {
    file: 'src/pages/services/PackageCard/PackageCard.tsx',
    change: ["{category === 'ultrasound' && (", '{('],
    killedBy: 'components-package-card--keepsake-variant',
  },
  'cookies stay at home': {
    file: 'src/api/preloadedResponse.ts',
    change: ["credentials: 'include'", "credentials: 'omit'"],
    killedBy: 'src/api/client.test.ts > sends cookies and a JSON content type',
  },
  'an error has no status': {
    file: 'src/api/http.ts',
    change: ['super(`${status}: ${body || statusText}`);', 'super(body || statusText);'],
    killedBy: 'src/api/client.test.ts > throws the status, a colon and the body',
  },
  '401 answers null by itself': {
    file: 'src/api/http.ts',
    change: ["{ on401 = 'throw', ...options }", "{ on401 = 'null', ...options }"],
    killedBy: 'src/api/client.test.ts > throws on 401',
  },
  'keys are joined with a dash': {
    file: 'src/api/queryClient.ts',
    change: ["queryKey.join('/')", "queryKey.join('-')"],
    killedBy: 'src/api/client.test.ts > segments joined with slashes',
  },
  'two messages at a time': {
    file: 'src/components/Toast/toasts.ts',
    change: ['const LIMIT = 1;', 'const LIMIT = 2;'],
    killedBy: 'src/components/Toast/toasts.test.ts > a new toast replaces the previous one',
  },
  'a dismissed message goes after 100 s': {
    file: 'src/components/Toast/toasts.ts',
    change: ['REMOVAL_DELAY = 1_000_000', 'REMOVAL_DELAY = 100_000'],
    killedBy: 'src/components/Toast/toasts.test.ts > removed 1,000,000 ms later',
  },
  'messages are swiped to the left': {
    file: 'src/components/Toast/Toaster.tsx',
    change: ['swipeDirection="right"', 'swipeDirection="left"'],
    killedBy: 'primitives-toast--swiped-away',
  },
  'tooltips after 400 ms': {
    file: 'src/components/Tooltip/Tooltip.tsx',
    change: ['DELAY_MS = 700', 'DELAY_MS = 400'],
    killedBy: 'primitives-tooltip--opens-after-700-ms',
  },
  'the popup comes after 1 s': {
    file: 'src/layout/PromoPopup/usePromo.ts',
    change: ['PROMO_DELAY = 1500', 'PROMO_DELAY = 1000'],
    killedBy: 'system-overlays--popup-after-1500-ms',
  },
  'a dismissed popup comes back': {
    file: 'src/layout/PromoPopup/usePromo.ts',
    change: ["      writeStored(PROMO_SEEN_KEY, 'true');\n", ''],
    killedBy: 'system-overlays--popup-maybe-later',
  },
  'RSVP does not dismiss': {
    file: 'src/layout/PromoPopup/PromoDialog.tsx',
    change: ['{promo.rsvpUrl} onClick={onDismiss}', '{promo.rsvpUrl}'],
    killedBy: 'system-overlays--popup-rsvp',
  },
  'an open question does not close': {
    file: 'src/components/Accordion/Accordion.tsx',
    change: ['"single" collapsible value={open}', '"single" collapsible={false} value={open}'],
    killedBy: 'components-faq-accordion--collapses-again',
  },
  'a build always pays at the default location': {
    file: 'src/api/payments.ts',
    change: ["import.meta.env.VITE_SQUARE_LOCATION_ID || 'default'", "'default'"],
    killedBy: 'tests/e2e/client.spec.ts > sends all five API requests',
  },
  'the first request has no content type': {
    file: 'src/api/preloadedResponse.ts',
    change: ['fetch(path, requestOptions)', "fetch(path, { credentials: 'include' })"],
    killedBy: 'tests/e2e/client.spec.ts > sends all five API requests',
  },
  'every stage is an entry of the history': {
    file: 'src/planner/PeekPlanner/usePlannerQuery.ts',
    change: ['{ replace: true, preventScrollReset: true }', '{ preventScrollReset: true }'],
    killedBy: 'tests/e2e/client.spec.ts > replaces its entry when a planner stage is chosen',
  },
  'Back leads to the top of the page': {
    file: 'src/lib/useScroll.ts',
    change: ['scrollToPosition(known ?? 0, ', 'scrollToPosition(0, '],
    killedBy: 'tests/e2e/client.spec.ts > on Back and Forward: /services',
  },
  'the popup counts from when the page came alive': {
    file: 'src/layout/PromoPopup/usePromo.ts',
    change: [
      'scheduleOpening(window.pageStart?.loadedAt ?? performance.now())',
      'scheduleOpening(performance.now())',
    ],
    killedBy: 'tests/e2e/client.spec.ts > opens 1.5 s after load',
  },
  'a change of page jumps to the top': {
    file: 'src/lib/useScroll.ts',
    change: ['top: 0, behavior: scrollBehavior()', "top: 0, behavior: 'instant'"],
    killedBy: 'system-shell--scrolls-to-top',
  },
  'the checklist prints with the page around it': {
    file: 'src/components/VisitChecklist/VisitChecklist.tsx',
    change: ["  page.dataset.printing = 'checklist';\n", ''],
    killedBy: 'components-visit-checklist--printed',
  },
  'what is said of the time stays as it was': {
    file: 'src/lib/useNow.ts',
    change: ['setInterval(updateMinute, ', 'setInterval(() => undefined, '],
    killedBy: 'components-open-now--closes-while-shown',
  },
  'no cart on any page': {
    file: 'src/layout/Shell/Shell.tsx',
    change: ['      <CartHost />\n', ''],
    killedBy: 'system-shell--always-present',
  },
  'the menu does not open': {
    file: 'src/layout/Header/useMenu.ts',
    change: ['toggle: () => setOpen(!open),', 'toggle: () => setOpen(open),'],
    killedBy: 'components-header--mobile-menu-open',
  },
  'only the first hash is followed': {
    file: 'src/lib/useScroll.ts',
    change: ['hashes.start(location.hash);', 'if (!before) hashes.start(location.hash);'],
    killedBy: 'pages-services--hash-changes',
  },
  'a wrong form is sent all the same': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: [
      'FieldErrors<ContactMessage>) => {\n',
      'FieldErrors<ContactMessage>) => {\n    void onSend({} as ContactMessage);\n',
    ],
    killedBy: 'components-contact-form--all-invalid',
  },
  'the subject is not sent': {
    file: 'src/pages/contact/ContactForm/ContactForm.tsx',
    change: [', ...(subject?.trim() && { subject })', ''],
    killedBy: 'tests/e2e/client.spec.ts > sends all five API requests',
  },
  'links to elsewhere keep the opener': {
    file: 'src/components/ExternalLink/ExternalLink.tsx',
    change: ['rel="noopener"', 'rel="nofollow"'],
    killedBy: 'tests/e2e/facts/facts.spec.ts > without an opener (ruling 10)',
  },
  'no page has JSON-LD': {
    file: 'src/prerender/page.tsx',
    change: ['structuredData(pathname).map(', 'structuredData(pathname).slice(9).map('],
    killedBy: 'tests/e2e/facts/facts.spec.ts > types of structured data (B16, M3)',
  },
  'a service is renamed under its labels and links': {
    file: 'owner/catalogue.json',
    change: ['"id": "bump-day-special"', '"id": "thursday-special"'],
    killedBy: 'scripts/check-owner.ts',
  },
};
