import { Badge } from './Badge.tsx';

export default { title: 'Badge', component: Badge };

export const New = { args: { label: 'New' } };
export const Sold = { args: { label: 'Sold out', color: 'firebrick' } };
