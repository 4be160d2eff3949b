import { Share2 } from 'lucide-react';
import { Button } from '#components/Button/Button.tsx';
import { showToast } from '#components/Toast/toasts.ts';
import { plannerText, type PregnancyStage } from '#content/stages.ts';
import { titleAtWeek } from '../stageRules.ts';

export type SendToPartnerProps = { stage: PregnancyStage; week?: number | undefined };

/** Shares the result's URL, which contains no date; without a share API, copies it. */
export function SendToPartner({ stage, week }: SendToPartnerProps) {
  async function shareOrCopy() {
    const { title } = stage.recommendation;
    const query = week ? `week=${week}` : `stage=${stage.value}`;
    const url = `${location.origin}/peek-planner?${query}`;
    const text = week ? titleAtWeek(week, title) : `${stage.label}: ${title}`;
    try {
      // Missing in some browsers and on insecure connections.
      if ('share' in window.navigator) {
        await navigator.share({ title: plannerText.shareTitle, text, url });
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
    <Button variant="quiet" data-print="hide" onClick={() => void shareOrCopy()}>
      <Share2 aria-hidden="true" />
      {plannerText.share}
    </Button>
  );
}
