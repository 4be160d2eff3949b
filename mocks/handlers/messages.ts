import type { Answer } from './answer.ts';

export const sendMessage: Answer<'sendMessage'> = ({ body, world }) => {
  world.messages.push(body);
  return { received: true };
};
