import { applyPatch } from '#packages/mock-panel/src/changes.ts';
import type { AnswerChanges, World } from './worldState.ts';

/** Changes answers. A changed list is also what the mocked shop sells. */
export function changeWorld(world: World, changes: AnswerChanges): void {
  world.changes = { ...world.changes, ...changes };
  const { listServices, listProducts } = changes;
  world.services = applyPatch(world.services, listServices?.body) as World['services'];
  world.products = applyPatch(world.products, listProducts?.body) as World['products'];
}
