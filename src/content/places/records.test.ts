import { expect, it } from 'vitest';
import { counties } from './counties.ts';
import { towns } from './towns.ts';

const countyOf = (slug: string) => counties.find((county) => county.slug === slug);
const townOf = (slug: string) => towns.find((town) => town.slug === slug);

it('a county record gets heading, distance, direction and population (ruling 11)', () => {
  expect(countyOf('richland')).toMatchObject({
    state: 'OH',
    h1: '3D/4D Ultrasound in Richland County',
    distanceFromStudio: 'Located in Richland County',
    population: '124,936',
  });
  expect(countyOf('ashland')).toMatchObject({
    h1: '3D/4D Ultrasound Within Minutes of Ashland County',
    distanceFromStudio: 'just 28 minutes away',
    directionFromStudio: 'northeast',
  });
});

it("a town record has the minutes to the studio; Ontario and Mansfield have 'Located in' (O3)", () => {
  expect(townOf('ontario')).toMatchObject({
    h1: '3D/4D Ultrasound in Ontario, Ohio',
    distanceFromStudio: 'Located in Ontario',
    alsoIn: [],
  });
  expect(townOf('mansfield')).toMatchObject({
    h1: '3D/4D Ultrasound near Mansfield, Ohio',
    distanceFromStudio: 'Located in Ontario, right beside Mansfield',
  });
  expect(townOf('galion')).toMatchObject({
    state: 'OH',
    distanceFromStudio: 'just 20 minutes away',
    directionFromStudio: 'west',
    alsoIn: ['Morrow', 'Richland'],
    population: '10,453',
  });
});
