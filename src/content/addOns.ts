import { heartbeatAnimalPrice, watercolorPrice } from './conflicts.ts';

export type AddOn = { name: string; price: string };

/** Shown with every list of add-on prices (section 3). */
export const addOnTaxNote = 'Excluding Sales Tax';

/** The price of Real Look 8k, the same on every page. */
export const hyperrealPrice = '$30';

/** Where and when a heartbeat is recorded; shown wherever heartbeat gifts are sold. */
export const heartbeatNote =
  'The heartbeat is recorded at the studio, during an ultrasound session.';

/** The add-ons on the services page, with the specification's exact names and prices (E20). */
export const addOns: readonly AddOn[] = [
  {
    name: 'Real Look 8k Hyperreal 3D Ultrasound Image Enhancement',
    price: hyperrealPrice,
  },
  { name: 'Heartbeat Animals', price: heartbeatAnimalPrice.servicesPage },
  { name: 'Recorded Video of Ultrasound Session', price: '$20' },
  { name: 'Live Streaming of Ultrasound Session', price: '$20' },
  { name: 'Flash Drive of Ultrasound Images and Video (if purchased)', price: '$20' },
  { name: 'Ultrasound Watercolor Art', price: watercolorPrice.servicesPage },
];
