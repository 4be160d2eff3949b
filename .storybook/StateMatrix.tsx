import { useReviewData } from './review/data.ts';
import { faultsOf, noReview } from './review/review.ts';
import { verdictsOf } from './review/verdicts.ts';
import { stateRows } from './stateMatrix.ts';
import { Table } from './Table.tsx';
import { useIndex } from './useIndex.ts';

const linkTo = (id: string) => `./?path=/story/${id}`;

/** The list of states with links to the stories that claim them, and what the runs say of those. */
export function StateMatrix() {
  const rows = stateRows(useIndex());
  const review = useReviewData() ?? noReview;
  const claimed = rows.filter(({ stories }) => stories.length === 1).length;
  const wrong = rows.flatMap(({ state, stories: [story] }) => {
    const result = story && review.stories[story.id];
    const faults = result ? faultsOf(result) : [];
    return story && faults.length > 0 ? [{ state, story, faults }] : [];
  });
  return (
    <>
      <p>
        {claimed} of {rows.length} states are claimed by exactly one story.
      </p>
      {(review.ran.tests || review.ran.pictures) && (
        <>
          <p>
            Of what the last runs looked at, {wrong.length}{' '}
            {wrong.length === 1 ? 'state is' : 'states are'} not right
            {wrong.length > 0 ? ':' : '.'}
          </p>
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ state, story, faults }) => (
                <li key={state}>
                  <a href={linkTo(story.id)} target="_top">
                    {story.label}
                  </a>
                  : {faults.join(', ')}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <Table
        label="States"
        head={['State', 'What it is', 'Story', 'Picture', 'Axe', 'Read aloud', 'Reviewed']}
        rows={rows.map(({ state, text, stories }) => [
          <code>{state}</code>,
          text,
          stories.length === 0
            ? 'none'
            : stories.map(({ id, label }) => (
                <a key={id} href={linkTo(id)} target="_top">
                  {label}
                </a>
              )),
          ...verdictsOf(review, state, stories[0]?.id),
        ])}
      />
    </>
  );
}
