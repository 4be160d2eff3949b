import { termsOfUse } from '#content/legal/termsOfUse.ts';
import { LegalPage } from './LegalPage.tsx';

export function TermsOfUsePage() {
  return <LegalPage text={termsOfUse} />;
}
