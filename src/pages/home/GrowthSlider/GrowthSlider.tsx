import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { usePrices } from '#api/prices.ts';
import { ErrorBoundary } from '#components/ErrorBoundary/ErrorBoundary.tsx';
import { firstWeek, growthWords, lastWeek, startLine, startWeek } from '#content/growth.ts';
import { packageOfWeek, stageHeadOfWeek, stageHeads, weekName } from '#content/stageHeads.ts';
import { formatPrice } from '#lib/money.ts';
import { rememberWeek, useRememberedWeek } from '#lib/rememberedWeek.ts';
import { retryImport } from '#lib/retryImport.ts';
import { AppleWindow } from './AppleWindow.tsx';
import type * as OtherWeeks from './otherWeeks.ts';
import { useNudge } from './useNudge.ts';
import {
  Line,
  Offer,
  Package,
  Question,
  Rail,
  Scale,
  Sheet,
  starts,
  WeekLink,
} from './GrowthSlider.styles.ts';

/** How far the apple is dragged for a week, in CSS pixels: about as far as the thumb on a phone. */
const DRAG_STEP = 11;

const loadOtherWeeks = retryImport(() => import('./otherWeeks.ts'));

/** An example image, a line of text and a package for every week (ruling 55). */
export function GrowthSlider() {
  return (
    <ErrorBoundary part="growth slider" fallback={<AppleWindow week={startWeek} />}>
      <SliderWithImage />
    </ErrorBoundary>
  );
}

function SliderWithImage() {
  const slider = useRef<HTMLInputElement>(null);
  const [week, setWeek] = useState<number>(startWeek);
  const [others, setOthers] = useState<typeof OtherWeeks>();
  const prices = usePrices();

  const [nudgeWeek, stopNudge] = useNudge(slider, async () => {
    const loaded = await loadOtherWeeks();
    await loaded.preloadWeek(startWeek);
    setOthers(loaded);
  });

  const showWeek = () => {
    setWeek(Number(slider.current?.value));
    if (!others) loadOtherWeeks().then(setOthers, () => undefined);
  };
  const touch = () => {
    stopNudge();
    showWeek();
  };
  const moveTo = () => {
    showWeek();
    rememberWeek(Number(slider.current?.value));
  };
  // The visitor moved it before hydration, or the browser restored its value.
  useEffect(() => {
    if (Number(slider.current?.value) !== startWeek) moveTo();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only at hydration.
  }, []);
  const remembered = useRememberedWeek() ?? startWeek;
  // After the last week there is no visit to show.
  const weekToShow = remembered > lastWeek ? startWeek : remembered;
  useEffect(() => {
    if (!slider.current || Number(slider.current.value) === weekToShow) return;
    slider.current.value = String(weekToShow);
    showWeek();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when the remembered week changes.
  }, [weekToShow]);

  const drag = useRef<{ x: number; week: number }>(undefined);
  const dragEvents = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      touch();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, week: Number(slider.current?.value) };
    },
    onPointerMove: (event: PointerEvent) => {
      const { current: input } = slider;
      if (!drag.current || !input) return;
      const { value } = input;
      input.value = String(
        drag.current.week + Math.round((event.clientX - drag.current.x) / DRAG_STEP),
      );
      if (input.value !== value) moveTo();
    },
    onLostPointerCapture: () => {
      drag.current = undefined;
    },
  };

  const stage = stageHeadOfWeek(week);
  const offer = packageOfWeek(week);
  const price = prices.get(offer?.to.split('#')[1] ?? '');
  return (
    <>
      <AppleWindow week={nudgeWeek ?? week} OtherWeek={others?.WeekImage} dragEvents={dragEvents} />
      <Sheet>
        <Question>
          <label htmlFor="week">{growthWords.label}</label>
          <b>{`${growthWords.week} ${nudgeWeek ?? week}`}</b>
        </Question>
        <Rail>
          <input
            ref={slider}
            id="week"
            type="range"
            min={firstWeek}
            max={lastWeek}
            defaultValue={startWeek}
            aria-valuetext={stage && weekName(week, stage)}
            onChange={moveTo}
            onFocus={touch}
            onPointerDown={touch}
          />
          <Scale aria-hidden="true">
            {starts.map((start) => (
              <span key={start}>{start}</span>
            ))}
          </Scale>
        </Rail>
        <Offer>
          <Line role="status">
            <strong>{stage?.label}</strong>
            <span>{week === startWeek ? startLine : others?.weekLines[week]}</span>
          </Line>
          {offer && (
            <Package to={offer.to} variant="outline">
              <span>{offer.label}</span>
              <span>
                <ErrorBoundary part="price">
                  {() => (price === undefined ? '' : formatPrice(price))}
                </ErrorBoundary>
              </span>
            </Package>
          )}
          <WeekLink to={`/peek-planner?week=${week}`}>
            {`${growthWords.planner} ${week} ${growthWords.plannerEnd}`}
          </WeekLink>
        </Offer>
        <noscript>
          {Object.values(stageHeads).map(({ value, label, weekRange }) => (
            <WeekLink key={value} to={`/peek-planner?stage=${value}`}>
              {`${label}, ${weekRange.toLowerCase()}`}
            </WeekLink>
          ))}
        </noscript>
      </Sheet>
    </>
  );
}
