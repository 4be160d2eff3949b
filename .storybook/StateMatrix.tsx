import { useReviewData } from './review/data.ts';
import { noReview } from './review/review.ts';
import { verdictsOf } from './review/verdicts.ts';
import { stateRows } from './stateMatrix.ts';
import { Table } from './Table.tsx';
import { useIndex } from './useIndex.ts';

/** The list of states with links to the stories that claim them, and what the runs say of those. */
export function StateMatrix() {
  const rows = stateRows(useIndex());
  const review = useReviewData() ?? noReview;
  const claimed = rows.filter(({ stories }) => stories.length === 1).length;
  return (
    <>
      <p>
        {claimed} of {rows.length} states are claimed by exactly one story.
      </p>
      <Table
        label="States"
        head={['State', 'What it is', 'Story', 'Picture', 'Axe', 'Read aloud', 'Reviewed']}
        rows={rows.map(({ state, text, stories }) => [
          <code>{state}</code>,
          text,
          stories.length === 0
            ? 'none'
            : stories.map(({ id, label }) => (
                <a key={id} href={`./?path=/story/${id}`} target="_top">
                  {label}
                </a>
              )),
          ...verdictsOf(review, state, stories[0]?.id),
        ])}
      />
    </>
  );
}
