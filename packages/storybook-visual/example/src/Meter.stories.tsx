import { Meter } from './Meter.tsx';

export default { title: 'Meter', component: Meter };

export const Half = { args: { value: 50 } };
