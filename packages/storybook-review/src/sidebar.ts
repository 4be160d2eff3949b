import { experimental_getStatusStore } from 'storybook/manager-api';
import { loadReviewData } from './data.ts';
import { findingsOf } from './review.ts';

const typeId = 'review';

/** Storybook's filter knows `new` and `modified`; it shows errors and warnings regardless of it. */
function valueOf([finding = '']: readonly string[]) {
  if (finding === 'test fails') return 'status-value:error';
  if (finding === 'axe') return 'status-value:warning';
  return finding === 'new screenshot' ? 'status-value:new' : 'status-value:modified';
}

/** Marks the stories with findings of the last runs in the sidebar. */
export async function showStatuses(): Promise<void> {
  const { stories } = await loadReviewData();
  experimental_getStatusStore(typeId).set(
    Object.entries(stories).flatMap(([storyId, review]) => {
      const findings = findingsOf(review);
      if (findings.length === 0) return [];
      const description = findings.join(', ');
      return [{ storyId, typeId, value: valueOf(findings), title: 'Review', description }];
    }),
  );
}
