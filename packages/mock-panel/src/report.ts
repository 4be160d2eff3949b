import type { MockReport } from './MockPanel.tsx';

/** The event with which the preview tells the panel what a story requested. */
export const MOCK_REPORT = 'mock/report';

export type StoryReport = MockReport & { id: string; scenario: string };
