/** From here the navigation fits beside the logo, and the bar for thumbs has no use. */
export const wide = '@media (min-width: 76rem)';
