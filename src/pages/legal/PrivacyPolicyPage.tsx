import { privacyPolicy } from '#content/legal/privacyPolicy.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPolicyPage() {
  return <LegalPage text={privacyPolicy} />;
}
