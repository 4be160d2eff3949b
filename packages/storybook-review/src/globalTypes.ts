/** The toolbar's controls, for `globalTypes` in the preview. */
export const globalTypes = {
  compare: {
    description: 'The story at all viewports, side by side',
    toolbar: {
      title: 'Compare',
      icon: 'sidebyside' as const,
      items: [
        { type: 'reset' as const, title: 'One frame' },
        { value: 'widths', title: 'Widths', right: 'all viewports' },
      ],
      dynamicTitle: true,
    },
  },
};
