import { heartbeatAnimalPrice, watercolorPrice } from './conflicts.ts';

export type AddOn = { name: string; price: string };

/** Stands with every list of add-on prices (section 3). */
export const addOnTaxNote = 'Excluding Sales Tax';

/** Real Look 8k costs the same wherever it is named. */
export const hyperrealPrice = '$30';

/** Stands where hearts are sold: where and when the recording is made. */
export const heartbeatNote =
  'The heartbeat is recorded at the studio, during an ultrasound session.';

/** The add-ons as the services page lists them, names and prices literal (E20). */
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
