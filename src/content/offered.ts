import type { RecommendedService } from '#owner/recommendedServices.ts';
import { studio } from './studio.ts';

/** What texts call the services that they recommend, by id. */
const namesInTexts: Readonly<Record<RecommendedService, RegExp>> = {
  'quick-peek': /Quick Peek/,
  'first-glimpse': /First Glimpse/,
  'gender-peek': /Gender Peek/,
  'bump-day-special': /Bump Day|weekly special/,
  'cherished-memories': /Cherished Memories/,
  'premiere-view': /Premiere View/,
};

const removed = studio.removedServices ?? [];

export const isOffered = (id: string) => !removed.some((service) => service === id);

/** The text without the sentences that name a removed service. */
function withoutRemoved(text: string): string {
  const names = removed.map((id) => namesInTexts[id]);
  return text
    .split(/(?<=[.!?]["'”’]?)\s+(?=[A-Z"“])/)
    .filter((sentence) => !names.some((name) => name.test(sentence)))
    .join(' ');
}

/** Whether an entry of a list is, or links to, a removed service, or has lost its text. */
function isGone(entry: unknown): boolean {
  if (entry === '') return true;
  const { id, to } = Object(entry) as { id?: unknown; to?: unknown };
  return removed.some((service) => service === id || `/services#${service}` === to);
}

/** Content without the sentences and links that recommend a removed service. */
export function offered<T>(content: T): T {
  if (removed.length === 0) return content;
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutRemoved(value);
    if (Array.isArray(value)) return value.map(change).filter((entry) => !isGone(entry));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, change(field)]));
  };
  return change(content) as T;
}
