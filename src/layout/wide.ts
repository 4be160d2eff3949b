/** The width from which the navigation fits beside the logo and the phone bar is hidden. */
export const wide = '@media (min-width: 76rem)';
