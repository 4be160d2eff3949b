import type { Answer } from './answer.ts';

export const listServices: Answer<'listServices'> = ({ world }) => world.services;
