/** What a component is for, and a do and a don't: one sentence each. */
export type Guidance = { use: string; do: string; dont: string };

/** By component folder; `tests/unit/library.test.ts` verifies that it is complete. */
export const guidance: Record<string, Guidance> = {
  Accordion: {
    use: 'A list of questions; visitors open the one or two that they need.',
    do: 'Word the question as a visitor would ask it.',
    dont: 'Hide what visitors must read before they book.',
  },
  AddOns: {
    use: 'The list of what can be added to a session, with prices.',
    do: 'Keep the note on tax with the list.',
    dont: 'Write a price into the page: it comes from the owner’s catalogue.',
  },
  Badge: {
    use: 'One to three words that set one thing apart from its neighbors, such as a best value.',
    do: 'Give only a few things on a page a badge.',
    dont: 'Use it as a button, or rely on its color alone.',
  },
  BeforeAfter: {
    use: 'One picture before and after it was edited.',
    do: 'Use two pictures of the same size and crop.',
    dont: 'Compare two different things: place them side by side.',
  },
  BoutiqueCards: {
    use: 'The kinds of products in the boutique, each with a picture.',
    do: 'Say what is in the picture in its own words.',
    dont: 'Name a single product: the shop lists those.',
  },
  Breadcrumbs: {
    use: 'Above the hero of a page that belongs to another page.',
    do: 'Use the same page names as everywhere else.',
    dont: 'Use it on a top-level page.',
  },
  Button: {
    use: 'An action on the current page.',
    do: 'Label it with a verb, and say what is happening while it is pending.',
    dont: 'Use it to go to another page (Button link), or place two primary ones side by side.',
  },
  ButtonLink: {
    use: 'The most important links of a section, to this site or another one.',
    do: 'Let the component announce that a new tab opens.',
    dont: 'Use it inside a sentence: that is a Text link.',
  },
  ButtonRow: {
    use: 'Two or three buttons that belong together.',
    do: 'Put the most important one first.',
    dont: 'Line up more than three: that is a list of links.',
  },
  CallLink: {
    use: 'The studio’s phone number, to tap.',
    do: 'Show the number itself, so that it can be read and dialed elsewhere.',
    dont: 'Hide the number behind words such as “Call us” alone.',
  },
  Card: {
    use: 'One of several things of the same kind.',
    do: 'Choose the element by its meaning: a list item in a list, an article by itself.',
    dont: 'Put a card into a card.',
  },
  CartDrawer: {
    use: 'The cart beside the page, and the checkout in its three steps.',
    do: 'Keep the page behind it: closing leads back to where the visitor was.',
    dont: 'Put anything into it that is not needed to order.',
  },
  CardField: {
    use: 'The card number, in a frame of the payment service.',
    do: 'Say what to do instead when the field cannot load.',
    dont: 'Read or keep anything that is typed into it.',
  },
  CheckList: {
    use: 'A short list of benefits.',
    do: 'Keep each to one line or two.',
    dont: 'Use it for ordered steps or for tasks to check off.',
  },
  Checkbox: {
    use: 'An optional yes.',
    do: 'Write the label as the statement that the visitor agrees to.',
    dont: 'Check it by default, or word the label as a negative.',
  },
  ChoiceCards: {
    use: 'One of two to six choices, each with a few words of explanation.',
    do: 'Ask in the legend; two, three and six choices fill their rows.',
    dont: 'Use it for several answers, or for more than six choices.',
  },
  Closing: {
    use: 'The end of a page: one next step.',
    do: 'Offer the step that this page prepares.',
    dont: 'Use it twice on a page, or before the end.',
  },
  Closures: {
    use: 'Beside the opening hours: the days of the next four weeks on which the studio is closed.',
    do: 'Pass all closures; it shows only the next ones.',
    dont: 'Show it without the hours.',
  },
  ContactForm: {
    use: 'A message to the studio.',
    do: 'Mark what is required, and keep what was typed when sending fails.',
    dont: 'Ask for more than an answer needs.',
  },
  Container: {
    use: 'The common width and gutters of all page content, header and footer included.',
    do: 'Let a background reach the edges of the window, and put the container inside it.',
    dont: 'Nest containers.',
  },
  DetailsStep: {
    use: 'The second step of the checkout: who orders, and pickup or shipping.',
    do: 'Ask for the address only when the order is shipped.',
    dont: 'Check more than name and email: the rest blocks orders.',
  },
  DueDateHelper: {
    use: 'In the planner, for visitors who know their due date but not their week.',
    do: 'Say that nothing is stored or sent.',
    dont: 'Present the result as medical advice.',
  },
  Embed: {
    use: 'A video or map from another service.',
    do: 'Show our own picture until the visitor clicks it.',
    dont: 'Load anything from another host before the click.',
  },
  ErrorBoundary: {
    use: 'Around what only adds to a page: a live line, a slider, an overlay.',
    do: 'Give it what was prerendered as a fallback, where something was.',
    dont: 'Put it around what the page is for: then the error page helps more.',
  },
  ExternalLink: {
    use: 'A link in running text that leaves the site.',
    do: 'Say where it leads.',
    dont: 'Use it for a page of this site (Text link).',
  },
  Eyebrow: {
    use: 'A few words above a heading that name its topic.',
    do: 'Keep it shorter than the heading.',
    dont: 'Make it a heading of its own.',
  },
  FactList: {
    use: 'A few labeled facts about one thing.',
    do: 'Keep labels to a word or two.',
    dont: 'Use it to compare several things: that is a table.',
  },
  FaqAccordion: {
    use: 'The questions of the FAQ page, or about one page’s topic.',
    do: 'Open a question at first only if the URL names it.',
    dont: 'Write an answer that differs from the one on the FAQ page.',
  },
  Footer: {
    use: 'The end of every page: address, hours, links to all parts of the site.',
    do: 'Take hours and links from the content, as pages do.',
    dont: 'Put anything into it that a visitor must see.',
  },
  FramedPicture: {
    use: 'A single picture beside the start of a page.',
    do: 'Describe what is visible in its alt text.',
    dont: 'Use it in a card or a list: that is a plain Picture.',
  },
  Gallery: {
    use: 'Many pictures of one kind.',
    do: 'Give each a caption that distinguishes it from the others.',
    dont: 'Hide a single picture in it: that is a Framed picture.',
  },
  GiftCardOffer: {
    use: 'A link to the order form for gift cards, on another site.',
    do: 'Keep the note that a new tab opens.',
    dont: 'Put gift cards into the cart: the shop does not sell them.',
  },
  Grid: {
    use: 'Cards of one kind: as many equal columns as fit.',
    do: 'Set the minimum width at which a card is readable.',
    dont: 'Use it for exactly three: where two columns fit, the last card stands alone.',
  },
  Halves: {
    use: 'Two related things side by side.',
    do: 'Put first what a phone should show first: it stacks them.',
    dont: 'Use it for more than two things.',
  },
  Header: {
    use: 'The start of every page: the studio’s name, phone number, the menu and the cart.',
    do: 'Keep the number of links: they fit one row from 64 rem.',
    dont: 'Add a notice: that is a toast or the popup.',
  },
  Hours: {
    use: 'The opening hours of a week.',
    do: 'Take the rows from weekHours, with or without Sunday.',
    dont: 'Write hours into a page: they come from the owner’s file.',
  },
  IconButton: {
    use: 'An action with a familiar icon, where there is no space for text.',
    do: 'Name it with aria-label and show the name in a Tooltip.',
    dont: 'Use it for anything that costs money or cannot be undone.',
  },
  GrowthSlider: {
    use: "The home page's hero: an example scan of each week, moved by a native range input.",
    do: "Reserve space for each week's text and price, so that nothing moves.",
    dont: 'Show it without JavaScript: links to the stages take its place.',
  },
  ImageCarousel: {
    use: 'Example pictures of one stage of pregnancy.',
    do: 'Give it a new key with new pictures, so that it starts at the first.',
    dont: 'Let it advance automatically.',
  },
  Lightbox: {
    use: 'Pictures that visitors may want to enlarge.',
    do: 'Wrap the image in Enlarge, and pass all pictures of the group.',
    dont: 'Wrap an image that is already a link.',
  },
  LinkLine: {
    use: 'One link to a related topic.',
    do: 'Ask the visitor’s question, and link to the answer.',
    dont: 'Use several in a row: that is a Link list.',
  },
  LinkList: {
    use: 'Many links to pages of this site.',
    do: 'Use the names of the pages, sorted by distance or from A to Z.',
    dont: 'Include links to other sites.',
  },
  Logo: {
    use: 'The studio’s name in header and footer.',
    do: 'Leave space around it, as wide as the apple’s leaf.',
    dont: 'Draw it in other colors, or use it as an ornament.',
  },
  NoBreak: {
    use: 'Text that may contain a road, a number with a unit or the phone number.',
    do: 'Put it inside the paragraph, around its text.',
    dont: 'Type special spaces or hyphens into the copy.',
  },
  OpenNow: {
    use: 'Whether the studio is open, or when it opens next.',
    do: 'Put it where visitors decide to call or visit.',
    dont: 'Promise anything by it: same-day closures are announced by phone only.',
  },
  OpeningSection: {
    use: 'The first section under a hero.',
    do: 'Use it once on a page.',
    dont: 'Give it a background: the hero fades into the page’s color there.',
  },
  PackageBlurbs: {
    use: 'Short summaries of the packages with prices, on a local page.',
    do: 'Take the price from the API.',
    dont: 'Repeat everything from the package’s card.',
  },
  PackageCard: {
    use: 'A bookable service.',
    do: 'Keep its id: links from other pages lead to it.',
    dont: 'Write price, length or contents into the page: they come from the catalogue.',
  },
  PackageTable: {
    use: 'A comparison of all packages by what differs.',
    do: 'Keep it above the cards, which say more; a phone shows an index of names and prices instead.',
    dont: 'Add a column that is the same for all packages.',
  },
  PageHero: {
    use: 'The start of a page, with its h1; simpler on articles and legal pages.',
    do: 'Say in the title what the page is about, and offer at most two buttons.',
    dont: 'Use a picture unrelated to the page: without one, it shows the apple branch.',
  },
  PaymentStep: {
    use: 'The third step of the checkout: the order once more, the card, Place Order.',
    do: 'Show the order as it will be charged.',
    dont: 'Let a second click pay twice: the button waits for the answer.',
  },
  PhoneBar: {
    use: 'On phones, at the bottom of every page: call, book, directions.',
    do: 'Hide it behind a dialog.',
    dont: 'Add a fourth action: three fit 320 pixels.',
  },
  PeekPlanner: {
    use: 'Finds the right package for a week of pregnancy.',
    do: 'Give it the heading level that follows the one above it.',
    dont: 'Show it without the disclaimer.',
  },
  Picture: {
    use: 'Every picture of the site, by name.',
    do: 'Set its displayed width (sizes) and describe it (alt).',
    dont: 'Give more than one picture per page priority.',
  },
  PlaceStory: {
    use: 'What is special about a place, on its local page.',
    do: 'Write only what is true of this place.',
    dont: 'Copy a sentence from another town’s page.',
  },
  PlannerDisclaimer: {
    use: 'With the planner and beside the packages: it is not medical advice.',
    do: 'Keep its text unchanged: the specification requires it.',
    dont: 'Hide it in an accordion.',
  },
  PromoPopup: {
    use: 'One event of the studio, shown once until its last day.',
    do: 'Set its last day in the owner’s file: it then ends by itself.',
    dont: 'Use it for anything that visitors need to book.',
  },
  Prose: {
    use: 'Running text of more than one paragraph.',
    do: 'Use real headings and lists inside it.',
    dont: 'Put cards or buttons between its paragraphs.',
  },
  QuantityStepper: {
    use: 'The quantity of one item.',
    do: 'Name the item: the labels of its buttons contain the name.',
    dont: 'Let it reach zero: removing an item has its own button.',
  },
  QueryStates: {
    use: 'Everything that is loaded from the API.',
    do: 'Say what is loading, and offer a retry if it fails.',
    dont: 'Show an empty list while the response is pending.',
  },
  RouteMap: {
    use: 'On a local page: where the place is, and how far from the studio.',
    do: 'Name both ends of the route in the title.',
    dont: 'Call it driving directions: it is a drawing.',
  },
  Section: {
    use: 'A part of a page with its own topic.',
    do: 'Alternate tones, so that sections are distinct.',
    dont: 'Use it without a heading or at least an aria-label.',
  },
  SectionHead: {
    use: 'The h2 of a section, with at most one sentence.',
    do: 'Word the heading as the question or topic of the section.',
    dont: 'Repeat the section’s content in the lead.',
  },
  ServicesGrid: {
    use: 'The home page’s six links to its main topics.',
    do: 'Link each card to the section that it describes.',
    dont: 'Add a seventh: six fill their rows at every width.',
  },
  Shop: {
    use: 'What can be bought online, on the boutique’s page.',
    do: 'Show an item that is sold out, and say so.',
    dont: 'Write a price into the page: it comes from the catalogue.',
  },
  Spinner: {
    use: 'A wait of more than a second.',
    do: 'Say what is loading.',
    dont: 'Show it for content that usually appears at once.',
  },
  SendToPartner: {
    use: 'A result that two people decide on.',
    do: 'Send only the week: no date leaves the page.',
    dont: 'Name an app to send it with: the phone offers those it has.',
  },
  StageResult: {
    use: 'The planner’s result.',
    do: 'Show it right below the choice.',
    dont: 'Recommend anything that the studio’s stages do not.',
  },
  StudioGallery: {
    use: 'Pictures of the studio: four, or six in two rows.',
    do: 'Show rooms as they are.',
    dont: 'Show guests without their consent.',
  },
  Team: {
    use: 'The studio’s team, up to three per row.',
    do: 'Mark an entry as a sample until the owner has written it.',
    dont: 'Show a portrait without a name.',
  },
  TechnologyChecks: {
    use: 'What the equipment makes possible.',
    do: 'Say how families benefit.',
    dont: 'Promise a medical use.',
  },
  Testimonials: {
    use: 'What clients say, as video or text.',
    do: 'Mark a quote as a sample until there is a real one.',
    dont: 'Load anything from the video service before a click.',
  },
  TextField: {
    use: 'One or more lines of text input.',
    do: 'Say in the error how to fix it; let browsers fill it in (autocomplete).',
    dont: 'Use the placeholder as the label.',
  },
  TextLink: {
    use: 'A link in running text to a page of this site.',
    do: 'Use a label that makes sense without its sentence.',
    dont: 'Use it for another site (External link) or for an action (Button).',
  },
  TimingWindows: {
    use: 'What is best seen in which weeks of pregnancy.',
    do: 'Sort the windows by week.',
    dont: 'Match them to the planner’s stages: those follow what can be booked.',
  },
  Toast: {
    use: 'The result of an action that the page does not show otherwise.',
    do: 'Say in the title what happened, and below it what to do next.',
    dont: 'Use it for the only way to do something: it disappears.',
  },
  Tooltip: {
    use: 'The label of an icon button.',
    do: 'Shorten the button’s name to a word or two.',
    dont: 'Explain anything in it: phones do not show it.',
  },
  VisitChecklist: {
    use: 'A checklist for a visit, to print.',
    do: 'Keep it to one printed page.',
    dont: 'Ask for anything that the studio must know: nothing is sent.',
  },
  VisitPanel: {
    use: 'The studio’s address and hours, with links to book.',
    do: 'Offer the phone number beside the booking link.',
    dont: 'Use it twice on a page.',
  },
  VisuallyHidden: {
    use: 'Text only for screen readers, where the design makes it obvious to the eye.',
    do: 'Keep it short and in reading order.',
    dont: 'Hide text that all visitors need.',
  },
};
