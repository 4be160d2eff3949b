import { captureStory } from 'storybook-visual/preview';

export default {
  tags: ['visual'],
  afterEach: captureStory,
  parameters: {
    viewport: {
      options: { desktop: { name: 'Desktop', styles: { width: '800px', height: '600px' } } },
    },
  },
};
