import { styled } from 'storybook/theming';

/** A scrollable panel, so the keyboard must be able to focus it. */
export const Panel = styled.div(({ theme }) => ({
  boxSizing: 'border-box',
  height: '100%',
  padding: 16,
  overflow: 'auto',
  color: theme.color.defaultText,
  fontSize: 14,
  lineHeight: 1.5,
  'h2, h3': { margin: '0 0 4px', fontSize: 14, fontWeight: 700 },
  'p, ul, ol, dl': { margin: '0 0 12px' },
  a: { color: theme.color.secondary, textDecoration: 'underline' },
  'code, pre': {
    margin: 0,
    padding: 0,
    fontFamily: theme.typography.fonts.mono,
    fontSize: 13,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  'ins, del': { borderLeft: `4px solid ${theme.color.negative}`, paddingLeft: 4, fontWeight: 700 },
}));

export const Section = styled.section({ flex: '1 1 20rem', marginBottom: 20, maxWidth: 720 });

export const Button = styled.button(({ theme }) => ({
  minHeight: 32,
  padding: '4px 12px',
  border: `1px solid ${theme.color.secondary}`,
  borderRadius: 4,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontFamily: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
  '&[aria-pressed="true"]': { background: theme.color.secondary, color: '#fff' },
}));

export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 });
