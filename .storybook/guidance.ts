/** What a component is for, and a do and a don't: one sentence each. */
export type Guidance = { use: string; do: string; dont: string };

/** By component folder; `tests/unit/library.test.ts` verifies that it is complete. */
export const guidance: Record<string, Guidance> = {
  Accordion: {
    use: 'Questions of which a visitor wants to read one or two.',
    do: 'Word the question as a visitor would ask it.',
    dont: 'Fold away what visitors must read before booking.',
  },
  AddOns: {
    use: 'The list of what can be added to a session, with prices.',
    do: 'Keep the note on tax with the list.',
    dont: 'Write a price into the page: it comes from the owner’s catalogue.',
  },
  Badge: {
    use: 'One to three words that set one thing apart from its neighbors, such as a best value.',
    do: 'Let few things on a page carry one.',
    dont: 'Use it as a button, or let its color alone say what it means.',
  },
  BeforeAfter: {
    use: 'One picture before and after it was worked on.',
    do: 'Use two pictures of the same size that fit on each other.',
    dont: 'Compare two different things: place them side by side.',
  },
  BoutiqueCards: {
    use: 'What kinds of things the boutique has, with a picture for each.',
    do: 'Say what is in the picture in its own words.',
    dont: 'Name a single product: those are on the shelf.',
  },
  Breadcrumbs: {
    use: 'Pages that lie below another one, right above the hero.',
    do: 'Use the names that the pages have elsewhere.',
    dont: 'Put it on a page at the top of the site.',
  },
  Button: {
    use: 'What does something on this page.',
    do: 'Say what it does with a verb, and what it is doing while it is pending.',
    dont: 'Use it to go to another page (Button link), or place two primary ones side by side.',
  },
  ButtonLink: {
    use: 'The most important ways on from a place, to a page of this site or another one.',
    do: 'Leave it to the component to say that a new tab opens.',
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
  CheckList: {
    use: 'Short reasons that are all good news.',
    do: 'Keep each to one line or two.',
    dont: 'Use it for steps in an order, or for something that is to be ticked off.',
  },
  Checkbox: {
    use: 'A yes that the visitor may leave out.',
    do: 'Write the label as the sentence that the visitor agrees to.',
    dont: 'Tick it beforehand, or start the label with a “not”.',
  },
  ChoiceCards: {
    use: 'One of two to six choices, each with a few words of explanation.',
    do: 'Ask in the legend; two, three and six choices fill their rows.',
    dont: 'Use it for more than one answer, or for a choice of many.',
  },
  Closing: {
    use: 'The end of a page: the one next step.',
    do: 'Offer the step that this page leads up to.',
    dont: 'Use it twice on a page, or before its end.',
  },
  Closures: {
    use: 'Beside the opening hours: the days of the next four weeks on which the studio is closed.',
    do: 'Give it all closures; it picks those that are near.',
    dont: 'Show it without the hours.',
  },
  Container: {
    use: 'The one width and the gutters of all that stands on a page, header and footer included.',
    do: 'Let a ground run to the edges of the window, and put the container inside it.',
    dont: 'Put a container into a container.',
  },
  DueDateHelper: {
    use: 'Inside the planner, for visitors who know a date and not a week.',
    do: 'Say that nothing is stored or sent.',
    dont: 'Call the result a medical one.',
  },
  Embed: {
    use: 'A video or a map of another service.',
    do: 'Show our own picture until it is clicked.',
    dont: 'Load anything of another host before that.',
  },
  ExternalLink: {
    use: 'A link in running text that leaves the site.',
    do: 'Say where it leads.',
    dont: 'Use it for a page of this site (Text link).',
  },
  Eyebrow: {
    use: 'A few words above a heading that say what it belongs to.',
    do: 'Keep it shorter than the heading.',
    dont: 'Make it a heading of its own.',
  },
  FactList: {
    use: 'A few facts of one thing, each with its name.',
    do: 'Keep names to a word or two.',
    dont: 'Compare several things with it: that is a table.',
  },
  FaqAccordion: {
    use: 'The questions of the FAQ page and of a page’s own subject.',
    do: 'Open one at first only when the address names it.',
    dont: 'Write an answer that differs from the one on the FAQ page.',
  },
  FramedPicture: {
    use: 'A picture that stands alone beside a page’s first words.',
    do: 'Say in alt what there is to see.',
    dont: 'Use it in a card or a list: that is a plain Picture.',
  },
  Gallery: {
    use: 'Many pictures of one kind, to look through.',
    do: 'Give each a caption that tells it from its neighbors.',
    dont: 'Hide a single picture in it: that is a Framed picture.',
  },
  GiftCardOffer: {
    use: 'The way to the order form for gift cards, which is another site.',
    do: 'Leave the note that a new tab opens.',
    dont: 'Put gift cards into the cart: the shop does not sell them.',
  },
  Grid: {
    use: 'Cards of one kind: as many equal columns as fit.',
    do: 'Give it the least width at which a card can be read.',
    dont: 'Use it for exactly three: where two columns fit, the last card stands alone.',
  },
  Halves: {
    use: 'Two things of one page that explain each other.',
    do: 'Put first what a phone is to show first: there they stand one under the other.',
    dont: 'Use it for more than two things.',
  },
  Hours: {
    use: 'The opening hours of a week.',
    do: 'Take the rows from weekHours, with or without Sunday.',
    dont: 'Type hours into a page: they are in the owner’s file.',
  },
  IconButton: {
    use: 'An action with a familiar icon, where there is no space for text.',
    do: 'Name it with aria-label and show the name in a Tooltip.',
    dont: 'Use it for anything that costs money or cannot be undone.',
  },
  GrowthSlider: {
    use: "The home page's hero: an example scan of each week, moved by a native range input.",
    do: "Reserve the place of each week's words and price, so that nothing moves.",
    dont: 'Show it without JavaScript: links to the stages take its place.',
  },
  ImageCarousel: {
    use: 'Example pictures of one stage of pregnancy.',
    do: 'Give it a key when the pictures change, so that it begins at the first.',
    dont: 'Let it move by itself.',
  },
  Lightbox: {
    use: 'Pictures that are worth a closer look.',
    do: 'Wrap the image in Enlarge, with all pictures that belong together.',
    dont: 'Wrap an image that is a link already.',
  },
  LinkLine: {
    use: 'One way on from a page that is about something else.',
    do: 'Ask what the visitor wonders about, and let the link answer it.',
    dont: 'Line up several: that is a Link list.',
  },
  LinkList: {
    use: 'Many links to pages of this site.',
    do: 'Give each its page’s own name, and an order that can be searched: near to far, or A to Z.',
    dont: 'Mix in links to other sites.',
  },
  Logo: {
    use: 'The name of the studio at the top and at the end of a page.',
    do: 'Leave room around it, as wide as its apple’s leaf.',
    dont: 'Draw it in other colors, or use it as an ornament.',
  },
  NoBreak: {
    use: 'A sentence of copy that may name a road, a number with its unit or the phone number.',
    do: 'Put it around the text alone, inside the paragraph.',
    dont: 'Type special spaces or hyphens into the copy.',
  },
  OpenNow: {
    use: 'Whether the studio is open, or when it opens next.',
    do: 'Put it where a visitor is about to call or to come by.',
    dont: 'Let a promise hang on it: closures of the day itself are told by phone.',
  },
  OpeningSection: {
    use: 'The first section under a hero.',
    do: 'Use it once on a page.',
    dont: 'Give it a ground: the hero fades into plain paper there.',
  },
  PackageBlurbs: {
    use: 'The packages in a few words on a local page, each with its price.',
    do: 'Let the price come from the server.',
    dont: 'Repeat all that the package’s own card says.',
  },
  PackageCard: {
    use: 'A service that can be booked.',
    do: 'Keep its id: links from other pages lead to it.',
    dont: 'Write price, length or contents into the page: they come from the catalogue.',
  },
  PackageTable: {
    use: 'To choose a package: all of them by what they differ in.',
    do: 'Keep it above the cards, which say more; a phone shows an index of names and prices instead.',
    dont: 'Add a column in which all of them are alike.',
  },
  PageHero: {
    use: 'The beginning of a page, with its h1; articles and legal pages have a quieter one.',
    do: 'Say in the title what the page is about, and offer at most two buttons.',
    dont: 'Give it a picture that says nothing of the page: without one, the branch of apples hangs there.',
  },
  PeekPlanner: {
    use: 'To find the package by the week of pregnancy.',
    do: 'Give it the heading level that follows the one above it.',
    dont: 'Show it without the disclaimer.',
  },
  Picture: {
    use: 'Every picture of the site, by its name.',
    do: 'Say how wide it is shown (sizes) and what there is to see (alt).',
    dont: 'Give more than one picture of a page priority.',
  },
  PlaceStory: {
    use: 'What a local page says of its place alone.',
    do: 'Write what is true of no other place.',
    dont: 'Copy a sentence from the page of another town.',
  },
  PlannerDisclaimer: {
    use: 'With the planner and beside the packages: what they are not.',
    do: 'Leave its words as they are: they are a requirement.',
    dont: 'Fold it away.',
  },
  Prose: {
    use: 'Running text of more than one paragraph.',
    do: 'Use real headings and lists inside it.',
    dont: 'Put cards or buttons between its paragraphs.',
  },
  QuantityStepper: {
    use: 'How many of one thing.',
    do: 'Say what is counted (itemName): its buttons are named after that.',
    dont: 'Let it go to zero: what is taken out has a button of its own.',
  },
  QueryStates: {
    use: 'Everything that comes from the server.',
    do: 'Say what is loading, and offer to try again when it failed.',
    dont: 'Show an empty list where there is only no answer yet.',
  },
  RouteMap: {
    use: 'On a local page: where the place lies and how far it is.',
    do: 'Say in the title from where to where.',
    dont: 'Call it driving directions: it is a drawing.',
  },
  Section: {
    use: 'A part of a page with a subject of its own.',
    do: 'Let tones take turns, so that parts are told apart.',
    dont: 'Use one without a heading, or at least a label where its words stand for themselves.',
  },
  SectionHead: {
    use: 'The h2 of a section, with at most one sentence.',
    do: 'Say in the heading what the section answers.',
    dont: 'Explain in the lead what the section says anyway.',
  },
  ServicesGrid: {
    use: 'The six ways on from the home page.',
    do: 'Lead each card to the very section that it is about.',
    dont: 'Add a seventh: six fill their rows at every width.',
  },
  Spinner: {
    use: 'A wait of more than a moment.',
    do: 'Say what is on its way.',
    dont: 'Show it for what is usually there at once.',
  },
  SendToPartner: {
    use: 'An answer that two people decide on.',
    do: 'Send the week alone: no date leaves the page.',
    dont: 'Name a service to send it with: the phone knows which ones there are.',
  },
  StageResult: {
    use: 'The answer of the planner.',
    do: 'Show it right below the choice.',
    dont: 'Recommend what the studio’s stages do not.',
  },
  StudioGallery: {
    use: 'Pictures of the studio: four, or six in two rows.',
    do: 'Show rooms as they are.',
    dont: 'Show guests without their consent.',
  },
  Team: {
    use: 'The people of the studio, up to three in a row.',
    do: 'Mark an entry as a sample until the owner has written it.',
    dont: 'Show a portrait without a name.',
  },
  TechnologyChecks: {
    use: 'What the equipment makes possible.',
    do: 'Say what a family gets from it.',
    dont: 'Promise a medical use.',
  },
  Testimonials: {
    use: 'What clients say, in a video or in words.',
    do: 'Mark words as a sample until there are real ones.',
    dont: 'Load the video’s service before a click.',
  },
  TextField: {
    use: 'A line or several lines that a visitor types.',
    do: 'Say in the error how to put it right; name the field for autocomplete.',
    dont: 'Use the placeholder as the label.',
  },
  TextLink: {
    use: 'A link in running text to a page of this site.',
    do: 'Word it so that it can be understood without its sentence.',
    dont: 'Use it for another site (External link), or for what happens on this page (Button).',
  },
  TimingWindows: {
    use: 'What is best seen in which weeks.',
    do: 'Keep the windows in the order of the weeks.',
    dont: 'Cut them to the planner’s stages: those follow what can be booked, these what can be seen.',
  },
  Toast: {
    use: 'What came of an act, where nothing else on the page shows it.',
    do: 'Say what happened in the title and what to do now below it.',
    dont: 'Put into it the only way to do something: it goes away.',
  },
  Tooltip: {
    use: 'The name of a button that is an icon alone.',
    do: 'Say in a word or two what its aria-label says in full.',
    dont: 'Explain in it: it does not show on a phone.',
  },
  VisitChecklist: {
    use: 'What to do before a visit, to print and tick off.',
    do: 'Keep it to one sheet of paper.',
    dont: 'Ask in it for anything that the studio has to know: nothing is sent.',
  },
  VisitPanel: {
    use: 'Where the studio is and when it is open, with the ways to get a time.',
    do: 'Offer the call beside the booking.',
    dont: 'Use it twice on a page.',
  },
  VisuallyHidden: {
    use: 'Words that the eye gets from somewhere else.',
    do: 'Keep them short, and in the order of reading.',
    dont: 'Hide what all visitors need.',
  },
};
