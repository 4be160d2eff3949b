/** The toolbar's controls, for `globalTypes` in the preview. */
export const globalTypes = {
  media: {
    description: 'User preferences and print',
    toolbar: {
      title: 'Media',
      icon: 'contrast' as const,
      items: [
        { type: 'reset' as const, title: 'Default' },
        { value: 'reduced-motion', title: 'Reduced motion' },
        { value: 'forced-colors', title: 'Forced colors' },
        { value: 'print', title: 'Print' },
      ],
      dynamicTitle: true,
    },
  },
  compare: {
    description: 'Several frames side by side',
    toolbar: {
      title: 'Compare',
      icon: 'sidebyside' as const,
      items: [
        { type: 'reset' as const, title: 'One frame' },
        { value: 'widths', title: 'Widths', right: 'all viewports' },
        {
          value: 'preferences',
          title: 'Preferences',
          right: 'forced colors, reduced motion, zoom',
        },
        { value: 'states', title: 'States', right: 'every story of this component, from files' },
      ],
      dynamicTitle: true,
    },
  },
};
