import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { showToast } from '#components/Toast/toasts.ts';
import { lastWeek } from '#content/growth.ts';
import { plannerText, type PregnancyStage } from '#content/stages.ts';
import { retryImport } from '#lib/retryImport.ts';
import { titleAtWeek } from '../stageRules.ts';
import { withFiles } from './withFiles.ts';

const loadWeekCard = retryImport(() => import('./weekCard.ts'));

export type SendToPartnerProps = { stage: PregnancyStage; week?: number | undefined };

/**
 * Shares the result's URL, which contains no date, with an image of the week where the browser
 * shares files; without a share API, copies the URL.
 */
export function SendToPartner({ stage, week }: SendToPartnerProps) {
  const card = useRef<{ week: number; files: Promise<File[]> }>(undefined);

  // Starts before the click: browsers open the share dialog only shortly after it.
  function prepareCard(): Promise<File[]> {
    if (!week || week > lastWeek || !('canShare' in window.navigator)) return Promise.resolve([]);
    if (card.current?.week === week) return card.current.files;
    const files = loadWeekCard()
      .then(async ({ drawWeekCard }) => [await drawWeekCard(week)])
      .catch(() => {
        card.current = undefined;
        return [];
      });
    card.current = { week, files };
    return files;
  }

  async function shareOrCopy() {
    const { title } = stage.recommendation;
    const query = week ? `week=${week}` : `stage=${stage.value}`;
    const url = `${location.origin}/peek-planner?${query}`;
    const text = week ? titleAtWeek(week, title) : `${stage.label}: ${title}`;
    try {
      // Missing in some browsers and on insecure connections.
      if ('share' in window.navigator) {
        const link = { title: plannerText.shareTitle, text, url };
        await navigator.share(withFiles(link, await prepareCard(), window.navigator));
      } else {
        await navigator.clipboard.writeText(url);
        showToast(plannerText.copied);
      }
    } catch (error) {
      // The visitor closed the share dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ ...plannerText.notCopied(url), variant: 'destructive', duration: Infinity });
    }
  }

  return (
    <Button
      variant="quiet"
      data-print="hide"
      onPointerDown={() => void prepareCard()}
      onFocus={() => void prepareCard()}
      onClick={() => void shareOrCopy()}
    >
      <Share2 aria-hidden="true" />
      {plannerText.share}
    </Button>
  );
}
