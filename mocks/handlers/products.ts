import type { Answer } from './answer.ts';

export const listProducts: Answer<'listProducts'> = ({ world }) => world.products;
