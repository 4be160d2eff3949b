import { styled } from 'styled-components';
import { lastWeek } from '#content/growth.ts';
import { servicesContent } from '#content/pages/services.ts';
import { plannerText, timingWindows } from '#content/stages.ts';
import { forgetWeek, useRememberedWeek } from '#lib/rememberedWeek.ts';
import { windowOfWeek } from '#planner/DueDateHelper/bestWindows.ts';
import { theme } from '#theme/theme.ts';

const Forget = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.appleDeep};
  font: inherit;
  text-decoration: underline;
  cursor: pointer;
`;

const { lead, yourWeek, sessionsEnd } = servicesContent.ultrasound;

/** The packages' introduction, or the remembered week in as many lines (ruling 70). */
export function PackagesLead() {
  const week = useRememberedWeek();
  if (!week) return <span>{lead}</span>;
  const window = week > lastWeek ? sessionsEnd : windowOfWeek(timingWindows, week);
  return (
    <>
      <span>{[yourWeek(week), window && `${window}.`].filter(Boolean).join(' ')}</span>{' '}
      <Forget type="button" onClick={forgetWeek}>
        {plannerText.forgetWeek(week)}
      </Forget>
    </>
  );
}
